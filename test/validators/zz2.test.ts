import { test } from "vitest";
import { emitValidators } from "../../generator/src/emit/validators/index.js";
import { compileFolder } from "../../generator/src/compile.js";
test("x", async () => {
  for (let i=0;i<3;i++){ let t = performance.now();
  const { model } = await compileFolder("schema"); const t1=performance.now();
  const files = emitValidators({ model: model!, templates: new Map() });
  console.log("compile", t1-t, "emit", performance.now()-t1, files.length); }
});
