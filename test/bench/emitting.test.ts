// The bench of generating narrows the contract to what a peer makes of it, whatever the contract asks for.

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";

const { emitting } = (await import("../../bench/generate/emitting.mjs" as string)) as {
  readonly emitting: (artefacts: readonly string[], contract: string) => string;
};

test.each([
  ["the custody contract", readFileSync(new URL("../../schema/contract.yaml", import.meta.url), "utf8")],
  ["one that does not say", "contract: bare\npackage:\n  name: bare\n"],
])("%s asks for these artefacts alone, and for all else as before", (_name, text) => {
  const before = parse(text) as { readonly package: object };
  expect(parse(emitting(["validators"], text))).toEqual({
    ...before,
    package: { ...before.package, emit: ["validators"] },
  });
});
