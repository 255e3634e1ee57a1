import { writeFileSync, mkdirSync } from "node:fs";
import path from "node:path";
import { test } from "vitest";
import { format } from "prettier";
import { compiledFolder } from "./compiled.js";
test("x", async () => {
  const c = await compiledFolder("schema");
  for (const f of c.files) { const t = path.join("/tmp/v/real", f.path); mkdirSync(path.dirname(t), {recursive:true}); writeFileSync(t, f.text); }
  console.log(c.names.length);
});
