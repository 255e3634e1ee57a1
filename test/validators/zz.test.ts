import { writeFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { test } from "vitest";
import { format } from "prettier";
import { compiledLibrary, compiledFolder } from "./compiled.js";
test("x", async () => {
  const c = await compiledLibrary();
  for (const f of c.files) { const t = path.join("/tmp/v/out", f.path); mkdirSync(path.dirname(t), {recursive:true}); writeFileSync(t, await format(f.text, {parser:"typescript", printWidth:120})); }
  console.log(c.names);
});
