// What an administrator of the database may do to it, drawn at random: anything that SQL can, with everything that was ever
// there at hand.

import { uuidv7 } from "uuidv7";
import { coveredColumns, describe as described, provedNames } from "../../../service/src/store/authority/tables.js";
import type { ProvedName } from "../../../service/src/store/authority/tables.js";
import type { Unproved } from "../support/authority.js";
import { keyOf, putBackIn } from "./scene.js";
import type { Row, Scene, Snapshot } from "./scene.js";

type Random = { readonly below: (count: number) => number };

/** Draws numbers that a seed leads to: mulberry32. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { below: (count) => Math.floor(next() * count) };
}

export const kinds = [
  ...(["insert", "alter", "alter", "delete", "swap", "truncate", "roll back a row", "roll back a row"] as const),
  ...(["roll back the organization", "roll back the database", "exchange sealed keys", "forge a proof"] as const),
  ...(["give a key", "lower the quorum", "give a tag", "change a ballot", "take proofs away"] as const),
] as const;
export type Kind = (typeof kinds)[number];

export interface Alteration {
  readonly kind: Kind;
  readonly table: string;
  /** In words, for whoever reads that it was not found. */
  readonly what: string;
  /** Undefined where there was nothing to do. */
  readonly apply: ((database: Unproved) => Promise<unknown>) | undefined;
}

const where = (database: Unproved, table: string, row: Row) => {
  let update = database.updateTable(table);
  for (const [column, value] of Object.entries(keyOf(table, row))) update = update.where(column, "=", value);
  return update;
};

async function remove(database: Unproved, table: string, row: Row): Promise<void> {
  let removal = database.deleteFrom(table);
  for (const [column, value] of Object.entries(keyOf(table, row))) removal = removal.where(column, "=", value);
  await removal.execute();
}

async function put(database: Unproved, table: string, row: Row): Promise<void> {
  await remove(database, table, row);
  await database
    .insertInto(table)
    .values({ ...row })
    .execute();
}

/** Makes all of an organization, or of the deployment, look like rows of an earlier version. */
export async function takeProofs(database: Unproved, organizationId?: string): Promise<void> {
  for (const table of ["organizations", "ballots", ...provedNames]) {
    const update = database.updateTable(table).set({ authority: "" });
    const column = table === "organizations" ? "id" : "organization_id";
    await (organizationId === undefined ? update : update.where(column, "=", organizationId)).execute();
  }
}

/** An alteration of what is there now. */
export function drawAlteration(scene: Scene, now: Snapshot, random: Random): Alteration {
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[random.below(items.length)];
  const kind = pick(kinds) ?? "alter";
  const ours = scene.alice.organizationId;
  const filled = provedNames.filter((name) => (now.get(name) ?? []).length > 0);
  const table: ProvedName = pick(filled) ?? "users";
  const rows = now.get(table) ?? [];
  const own = rows.filter((row) => row["organization_id"] === ours);
  const row = pick(own) ?? pick(rows);
  const covered = coveredColumns(table);
  const column = pick(covered.filter((name) => !described(table).key.includes(name))) ?? covered[0] ?? "id";
  const nothing = { kind, table, what: "nothing", apply: undefined };
  if (!row) return nothing;
  const proofs = [...now.values()].flat().flatMap((each) => (each["authority"] ? [String(each["authority"])] : []));
  const users = (now.get("users") ?? []).filter((user) => user["organization_id"] === ours);
  switch (kind) {
    case "insert": {
      const like = pick(rows) ?? row;
      const key = described(table).key.includes("id") ? { id: uuidv7() } : {};
      const made: Row = {
        ...like,
        ...key,
        organization_id: ours,
        ...(table === "features" && { name: `F${random.below(99)}` }),
      };
      const authority = pick([like["authority"] ?? "", pick(proofs) ?? "", ""]) ?? "";
      const taken = own.some((each) => JSON.stringify(keyOf(table, each)) === JSON.stringify(keyOf(table, made)));
      if (taken) return nothing;
      return { kind, table, what: "another row", apply: (database) => put(database, table, { ...made, authority }) };
    }
    case "alter": {
      const others = [...rows.map((each) => each[column]), random.below(2), "", `${row[column] ?? ""}x`];
      const value = pick(others.filter((other) => other !== row[column] && typeof other === typeof row[column]));
      if (value === undefined) return nothing;
      return {
        kind,
        table,
        what: column,
        apply: (database) =>
          where(database, table, row)
            .set({ [column]: value })
            .execute(),
      };
    }
    case "delete":
      return { kind, table, what: "a row", apply: (database) => remove(database, table, row) };
    case "swap": {
      const other = pick(rows.filter((each) => each !== row && each[column] !== row[column]));
      if (!other) return nothing;
      return {
        kind,
        table,
        what: column,
        apply: async (database) => {
          const proof = pick([{}, { authority: other["authority"] ?? "" }]) ?? {};
          await where(database, table, row)
            .set({ [column]: other[column] ?? null, ...proof })
            .execute();
        },
      };
    }
    case "truncate":
      return {
        kind,
        table,
        what: "all rows of the organization",
        apply: (database) => database.deleteFrom(table).where("organization_id", "=", ours).execute(),
      };
    case "roll back a row": {
      const earlier = scene.history.flatMap((copy) =>
        provedNames.flatMap((name) =>
          (copy.get(name) ?? []).flatMap((old) => {
            const same = (now.get(name) ?? []).some((each) => each["authority"] === old["authority"]);
            return same || old["organization_id"] !== ours ? [] : [{ name, old }];
          }),
        ),
      );
      const chosen = pick(earlier);
      if (!chosen) return nothing;
      return {
        kind,
        table: chosen.name,
        what: "to an earlier state",
        apply: (database) => put(database, chosen.name, chosen.old),
      };
    }
    case "roll back the organization":
    case "roll back the database": {
      const copy = pick(scene.history.slice(0, -1));
      if (!copy) return nothing;
      const which = kind === "roll back the organization" ? ours : undefined;
      return {
        kind,
        table: "organizations",
        what: "to an earlier state",
        apply: (database) => putBackIn(database, copy, which),
      };
    }
    case "exchange sealed keys": {
      const holder = pick(["wallets", "private_keys"] as const) ?? "wallets";
      const [one, other] = [pick(now.get(holder) ?? []), pick(now.get(holder) ?? [])];
      if (!one || !other || one === other) return nothing;
      return {
        kind,
        table: holder,
        what: "sealed",
        apply: async (database) => {
          await where(database, holder, one)
            .set({ sealed: other["sealed"] ?? "" })
            .execute();
          await where(database, holder, other)
            .set({ sealed: one["sealed"] ?? "" })
            .execute();
        },
      };
    }
    case "forge a proof": {
      const proof = pick(proofs.filter((text) => text !== row["authority"]));
      if (proof === undefined) return nothing;
      return {
        kind,
        table,
        what: "authority",
        apply: (database) => where(database, table, row).set({ authority: proof }).execute(),
      };
    }
    case "give a key": {
      const key = pick((now.get("api_keys") ?? []).filter((each) => each["organization_id"] !== ours));
      const user = pick(users);
      if (!key || !user) return nothing;
      const made: Row = {
        ...key,
        id: uuidv7(),
        organization_id: ours,
        user_id: user["id"] ?? "",
        parent_id: user["parent_id"] ?? null,
        public_key: scene.thief.key.publicKey,
      };
      return { kind, table: "api_keys", what: "of the thief", apply: (database) => put(database, "api_keys", made) };
    }
    case "take proofs away":
      return {
        kind,
        table: "organizations",
        what: "all of the organization's, which has a quorum of 1 then",
        apply: async (database) => {
          await takeProofs(database, ours);
          await database.updateTable("organizations").set({ quorum_threshold: 1 }).where("id", "=", ours).execute();
        },
      };
    case "lower the quorum":
      return {
        kind,
        table: "organizations",
        what: "quorum_threshold, and Bob among the root users",
        apply: async (database) => {
          await database.updateTable("organizations").set({ quorum_threshold: 1 }).where("id", "=", ours).execute();
          await database.updateTable("users").set({ root: 1 }).where("id", "=", scene.bob.userId).execute();
        },
      };
    case "give a tag": {
      const tag = pick((now.get("tags") ?? []).filter((each) => each["organization_id"] === ours));
      if (!tag) return nothing;
      const made = { organization_id: ours, tag_id: tag["id"] ?? "", member_id: scene.bob.userId };
      return {
        kind,
        table: "tag_members",
        what: "to Bob",
        apply: (database) => database.insertInto("tag_members").values(made).execute(),
      };
    }
    case "change a ballot": {
      const changed = pick(["user_id", "body", "public_key", "signature", "status"] as const) ?? "body";
      const value = { user_id: scene.bob.userId, body: "{}", public_key: scene.bob.key.publicKey, signature: "00" };
      const set = changed === "status" ? { status: "ACTIVITY_STATUS_REJECTED" } : { [changed]: value[changed] };
      return {
        kind,
        table: "activities",
        what: changed,
        apply: (database) =>
          database.updateTable("activities").set(set).where("fingerprint", "=", scene.waiting).execute(),
      };
    }
  }
}
