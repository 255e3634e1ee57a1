// Rows that are proved are written by one module. That others do not insert or update them, the types see to (an @ts-expect-error
// below would be one too many); that they do not delete those that are counted, this does.

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { describe as described, provedNames } from "../../../service/src/store/authority/tables.js";
import type { Database } from "../../../service/src/store/schema.js";

const source = join(import.meta.dirname, "../../../service/src");
const counted = [
  ...provedNames.filter((name) => described(name).completeness !== "single"),
  "tag_members",
  "organizations",
];

test("nothing outside of store/authority deletes rows that are counted", () => {
  const files = readdirSync(source, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.startsWith("store/authority/") && !name.startsWith("store/migrations/"),
  );
  expect(files.length).toBeGreaterThan(300);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(source, name), "utf8");
    return [...text.matchAll(/(?:deleteFrom\("|delete from |update |insert into )(\w+)/g)].flatMap(
      ([whole, table = ""]) => (counted.includes(table) ? [`${name}: ${whole}`] : []),
    );
  });
  expect(found).toEqual([]);
});

test("a statement that writes such a row elsewhere does not compile", () => {
  const written = (database: Kysely<Database>) => [
    // @ts-expect-error the column is proved
    database.updateTable("users").set({ root: 1 }),
    // @ts-expect-error so is the threshold
    database.updateTable("organizations").set({ quorum_threshold: 1 }),
    // @ts-expect-error and the proof itself
    database.updateTable("policies").set({ authority: "" }),
    // @ts-expect-error a policy
    database.insertInto("policies").values({ id: "a", organization_id: "o", name: "n", effect: "EFFECT_ALLOW" }),
    // @ts-expect-error who carries a tag
    database.insertInto("tag_members").values({ organization_id: "o", tag_id: "t", member_id: "m" }),
  ];
  expect(written).toBeTypeOf("function");
});
