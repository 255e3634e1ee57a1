import { test } from "vitest";
import { writeFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { format } from "prettier";
import { emitValidators } from "../../generator/src/emit/validators/validators.js";
import { compileFolder } from "../../generator/src/compile.js";
test("x", async () => {
  for (let i=0;i<3;i++){ let t = performance.now();
  const { model } = await compileFolder("schema"); const t1=performance.now();
  const files = emitValidators({ model: model!, templates: new Map() });
  console.log("compile", t1-t, "emit", performance.now()-t1, files.length);
  if (i==2) { let same=0, size=0, lines=0; for (const f of files) { const t = path.join("/tmp/v/real", f.path); mkdirSync(path.dirname(t), {recursive:true}); writeFileSync(t, f.text); const p=await format(f.text,{parser:"babel-ts",printWidth:120}); writeFileSync(t+".p",p); if (p===f.text) same++; size+=f.text.length; lines+=f.text.split("\n").length } console.log("compile same", same, files.length, size, lines); }
  }
}, 60000);
