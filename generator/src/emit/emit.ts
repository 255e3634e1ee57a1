// All emitters, in one list. Together they make every file of the output; the documentation, which is not committed, has
// its own in `pages/`.

import { emitArbitraries } from "./arbitraries.js";
import { emitChecked } from "./checked.js";
import { emitClient } from "./client/client.js";
import { emitGo } from "./go/go.js";
import { emitIndex } from "./index-module.js";
import { emitManifest } from "./manifest.js";
import { emitMock } from "./mock.js";
import { emitMockCommand } from "./mock-command.js";
import { emitOpenapi } from "./openapi/document.js";
import type { EmitContext, EmittedFile, Emitter } from "./output.js";
import { emitRuntime } from "./runtime.js";
import { emitRust } from "./rust/rust.js";
import { has } from "./runtime-exports.js";
import { emitSchemes } from "./schemes.js";
import { emitSchemas } from "./schemas.js";
import { emitPython } from "./python/python.js";
import { withSharedRuntime } from "./shared-runtime.js";
import { emitServer } from "./server/server.js";
import { emitTanstack } from "./tanstack.js";
import { emitText } from "./text.js";
import { emitTools } from "./tools.js";
import { emitWebhooks } from "./webhooks.js";
import { emitErrors } from "./types/errors.js";
import { emitRecords } from "./types/modules.js";
import { emitVocabulary } from "./types/vocabulary.js";
import { emitUpgrades } from "./upgrades/upgrades.js";
import { emitValidators } from "./validators/validators.js";
import { emitVectors } from "./vectors/vectors.js";
import type { Part } from "../model/model.js";
import { isUncalled } from "../model/operations.js";

interface Listed {
  readonly emit: Emitter;
  /** undefined for what no package goes without. */
  readonly part?: Part;
  /** Whether it is about calls, of which a package of types has none. */
  readonly ofCalls?: true;
}

const emitters: readonly Listed[] = [
  { emit: emitUpgrades, part: "upgrades" },
  { emit: emitMock, part: "mock" },
  { emit: emitMockCommand, part: "mock" },
  { emit: emitArbitraries, part: "arbitraries" },
  { emit: emitVectors, part: "vectors" },
  { emit: emitTools, part: "tools" },
  { emit: emitTanstack, part: "tanstack" },
  { emit: emitChecked, part: "checked" },
  { emit: emitErrors, ofCalls: true },
  { emit: emitWebhooks },
  { emit: emitIndex },
  { emit: emitClient, ofCalls: true },
  { emit: emitSchemes, ofCalls: true },
  { emit: emitServer, part: "server" },
  { emit: emitVocabulary },
  { emit: emitRecords },
  { emit: emitValidators, part: "validators" },
  { emit: emitRuntime },
  { emit: emitSchemas, part: "schemas" },
  { emit: emitOpenapi, part: "openapi" },
  { emit: emitManifest },
  { emit: emitGo },
  { emit: emitPython },
  { emit: emitRust },
  { emit: emitText },
];

/** Every file of the output, unformatted, emitter by emitter. */
export function* emitAll(context: EmitContext): Generator<readonly EmittedFile[]> {
  const paths = new Set<string>();
  const skipsCalls = isUncalled(context.model);
  for (const { emit, part, ofCalls } of emitters) {
    if ((part !== undefined && !has(context, part)) || (ofCalls && skipsCalls)) continue;
    const files = emit(context).map((file) => withSharedRuntime(file, context));
    for (const { path } of files) {
      if (paths.has(path)) throw new Error(`two emitters wrote ${path}`);
      paths.add(path);
    }
    yield files;
  }
}
