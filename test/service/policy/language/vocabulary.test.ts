// What editors know of the policy language: the vocabulary that the checker goes by, as data.

import path from "node:path";
import { format } from "prettier";
import { expect, test } from "vitest";
import { functionNames } from "../../../../service/src/policy-language/syntax.js";
import { synonymsOf } from "../../../../service/src/policy-language/types.js";
import type { Type } from "../../../../service/src/policy-language/types.js";
import { roots } from "../../../../service/src/policy-language/vocabulary.js";

const file = path.join(import.meta.dirname, "../../../../console/src/completion/vocabulary.json");

function written(type: Type): unknown {
  const plain = { boolean: "boolean", integer: "integer", string: "text", dynamic: "any" } as const;
  if (type.kind === "list") return { list: written(type.item) };
  // Of the names that only an organization knows, none is completed.
  if (type.kind === "map") return { fields: {} };
  if (type.kind === "struct") {
    const fields = Object.fromEntries([...type.fields].map(([name, field]) => [name, written(field)]));
    const aliases = [...type.aliases].map(([alias, name]) => [alias, fields[name]]);
    return { fields: { ...fields, ...Object.fromEntries(aliases) } };
  }
  const synonyms = synonymsOf(type);
  return synonyms === undefined ? plain[type.kind] : { is: plain[type.kind], values: [...synonyms.keys()] };
}

test("the console completes the words of the language; vitest's -u writes them anew", async () => {
  const words = [...roots].map(([name, { kinds, type }]) => [name, { kinds, type: written(type) }]);
  const vocabulary = { functions: functionNames, roots: Object.fromEntries(words) as object };
  await expect(await format(JSON.stringify(vocabulary), { parser: "json", printWidth: 120 })).toMatchFileSnapshot(file);
});
