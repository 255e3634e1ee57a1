import { afterAll, beforeAll, expect, test } from "vitest";
import { precompiled, precompiledForEach } from "../../../service/src/store/precompiled.js";
import { newOrganization, newStore } from "./databases.js";
import type { OpenedStore } from "./databases.js";

let opened: OpenedStore;
beforeAll(async () => void (opened = await newStore()));
afterAll(() => opened.close());

test("a query that is compiled once runs with what each call gives it", async () => {
  const named = precompiled("precompiled_test_names", (database, { name }: { name: string }) =>
    database.selectFrom("organizations").select("id").where("name", "=", name),
  );
  const { store } = opened;
  const ids = [await newOrganization(store, "One"), await newOrganization(store, "Other")];
  const found = [await named(store, { name: "One" }), await named(store, { name: "Other" })];
  expect(found).toEqual(ids.map((id) => [{ id }]));
});

test("a query with a constant is refused, which later runs would know nothing of", async () => {
  const roots = precompiled("precompiled_test_constant", (database, { id }: { id: string }) =>
    database.selectFrom("users").select("id").where("id", "=", id).where("root", "=", 1),
  );
  await expect(roots(opened.store, { id: "x" })).rejects.toThrow(
    "the query precompiled_test_constant has the constant 1",
  );
  const several = precompiledForEach("precompiled_test_constants", (database, ids: readonly { id: string }[]) =>
    database
      .selectFrom("users")
      .select("id")
      .where(
        "id",
        "in",
        ids.map(({ id }) => id),
      )
      .where("root", "=", 1),
  );
  await expect(several(opened.store, [{ id: "x" }])).rejects.toThrow("has the constant 1");
});

test("no two queries share a name, by which databases find their statements", () => {
  const one = () =>
    precompiled("precompiled_test_twice", (database, { id }: { id: string }) =>
      database.selectFrom("users").select("id").where("id", "=", id),
    );
  one();
  expect(one).toThrow("two queries are named precompiled_test_twice");
});
