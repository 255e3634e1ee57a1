// What V8 has compiled of the service when it was built: a start spares itself a third of its time.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { program } from "../support/process.js";

const bundle = fileURLToPath(new URL("../../../service/dist/bundle/", import.meta.url));

test("commands and the service run what V8 compiled of them when the bundle was made", () => {
  const options = program.slice(0, -1);
  const code = `
    const vm = require("node:vm");
    const found = { used: 0, compiled: [] };
    vm.Script = class extends vm.Script {
      constructor(source, options) {
        super(source, options);
        if (this.cachedDataRejected === false) found.used++;
        else found.compiled.push(options.filename);
      }
    };
    const { load } = require(${JSON.stringify(`${bundle}load.js`)});
    load("main-entry.js");
    load("main-service.js");
    process.on("exit", () => console.error(JSON.stringify(found)));
  `;
  const { stderr } = spawnSync(process.execPath, [...options, "-e", code, "countersign", "serve", "--help"], {
    encoding: "utf8",
  });
  const { used, compiled } = JSON.parse(stderr) as { used: number; compiled: readonly string[] };
  expect(compiled).toEqual([]);
  expect(used).toBeGreaterThan(50);
});
