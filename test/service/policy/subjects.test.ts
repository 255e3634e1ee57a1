// What is about several things is decided for each of them: naming more never gets past a policy that denies one.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import fc from "fast-check";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { families } from "../../../service/src/activities/families.js";
import { requestOf } from "../../../service/src/activities/engine/traits.js";
import { subjectsOf } from "../../../service/src/cli/policies/subject.js";
import { decide } from "../../../service/src/policy/decide.js";
import { explain } from "../../../service/src/policy/explanation.js";
import { mostSubjects } from "../../../service/src/policy/subject.js";
import { entryOf, firstOf, present } from "../support/results.js";
import { allow, deny, organizationOf, proposalBy } from "./organization.js";
import type { Rule } from "./organization.js";

interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly format?: string;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}

const contract = JSON.parse(readFileSync("generated/openapi.json", "utf8")) as {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
};

function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split("/").at(-1);
  return name === undefined ? schema : resolved(entryOf(contract.components.schemas, name));
}

/** Dotted paths of all members that hold ids, which the contract gives the format of a UUID. */
function idPaths(schema: Schema, path: readonly string[] = []): string[] {
  const { type, format, items, properties } = resolved(schema);
  if (items) return idPaths(items, path);
  if (properties) return Object.entries(properties).flatMap(([name, member]) => idPaths(member, [...path, name]));
  return type === "string" && format === "uuid" ? [path.join(".")] : [];
}

/** An intent that has these ids at a path: in one list, or one in each of several items. */
function intentWith(schema: Schema, [name, ...rest]: readonly string[], ids: readonly string[]): object {
  const member = resolved(entryOf(resolved(schema).properties, present(name, "name")));
  if (rest.length === 0) return { [present(name, "name")]: member.items ? ids : ids[0] };
  return { [present(name, "name")]: ids.map((id) => intentWith(present(member.items, "items"), rest, [id])) };
}

const words: Readonly<Record<string, string>> = {
  wallet: "wallet",
  privateKey: "private_key",
  privateKeyTag: "private_key_tag",
  user: "user",
  userTag: "user_tag",
  policy: "policy",
  apiKey: "api_key",
  authenticator: "authenticator",
  oauthProvider: "oauth_provider",
  invitation: "invitation",
  secret: "secret",
};

interface Place {
  readonly family: string;
  readonly type: ActivityType;
  readonly path: string;
  readonly word: string;
  readonly isList: boolean;
}

const intentOf = (type: ActivityType): Schema => {
  const key = activityKinds[type].intentKey;
  return entryOf(contract.components.schemas, key.charAt(0).toUpperCase() + key.slice(1));
};

interface AnyFamily {
  readonly subjects: object;
  readonly versions: Readonly<Record<string, object>>;
  readonly authority: { readonly rootQuorumOnly: boolean };
}

const carriedOut = Object.entries<AnyFamily>(families).map(([family, { subjects, versions, authority }]) => {
  const types = Object.entries(versions).filter(([, version]) => "plan" in version);
  return { family, subjects, authority, type: present(types.at(-1))[0] as ActivityType };
});

const places: readonly Place[] = carriedOut.flatMap(({ family, subjects, type, authority }) =>
  Object.entries(subjects).flatMap(([path, kind]: [string, unknown]) => {
    const word = words[String(kind)];
    // What only the root quorum does, no policy denies it.
    if (word === undefined || authority.rootQuorumOnly) return [];
    const name = firstOf(path.split("."));
    return [
      {
        family,
        type,
        path,
        word,
        isList: resolved(entryOf(resolved(intentOf(type)).properties, name)).items !== undefined,
      },
    ];
  }),
);

const people = [{ id: "root", root: true }, { id: "hugo" }];
const nothingGiven = {
  rootQuorum: { threshold: 1, userIds: ["root"] },
  users: [],
  privateKeys: [],
  wallets: [],
  secrets: [],
};

function decided(rules: readonly Rule[], type: ActivityType, intent: object) {
  const organization = organizationOf(people, 1, rules);
  const request = requestOf({ type, intent }, { initiatorId: "hugo", approvals: [] });
  const proposal = proposalBy(["hugo"], { type, intent, subjects: subjectsOf(nothingGiven, organization, request) });
  const decision = decide(organization, proposal);
  expect(explain(organization, proposal).decision).toEqual(decision);
  return decision.outcome;
}

const id = fc.uuid();

describe("of every family, each member that holds an id", () => {
  test.each(carriedOut)("$family is spoken of in its descriptor", ({ type, subjects }) => {
    expect(Object.keys(subjects)).toEqual(expect.arrayContaining(idPaths(intentOf(type))));
  });

  test("that is a list is among those that are tried below", () => {
    const lists = places.filter(({ isList }) => isList).map(({ family }) => family);
    expect(new Set(lists).size).toBeGreaterThanOrEqual(17);
  });
});

describe("a policy that denies one thing", () => {
  test.each(places)("denies $type wherever $path names it, among whatever else", ({ type, path, word, isList }) => {
    const schema = intentOf(type);
    const more = fc.array(id, { maxLength: isList ? 12 : 0 });
    fc.assert(
      fc.property(id, more, fc.nat(), fc.boolean(), (denied, rest, at, twice) => {
        fc.pre(!rest.includes(denied));
        const rules = [allow(), deny(`${word}.id == '${denied}'`)];
        const named = rest.toSpliced(at % (rest.length + 1), 0, ...(twice && isList ? [denied, denied] : [denied]));
        expect(decided(rules, type, intentWith(schema, path.split("."), named))).toBe("deny");
        const others = rest.length > 0 ? decided(rules, type, intentWith(schema, path.split("."), rest)) : "allow";
        expect(others).toBe("allow");
      }),
      { numRuns: 60 },
    );
  });
});

describe("a policy that allows some things", () => {
  const lists = places.filter(
    ({ isList, path, family }) => isList && !path.includes(".") && /^delete(Wall|Priv)/.test(family),
  );

  test.each(lists)("allows $type of these, and of nothing beside them", ({ type, path, word }) => {
    fc.assert(
      fc.property(fc.uniqueArray(id, { minLength: 1, maxLength: 8 }), id, fc.nat(), (allowed, other, at) => {
        fc.pre(!allowed.includes(other));
        const rules = [allow(`${word}.id in ['${allowed.join("', '")}']`)];
        expect(decided(rules, type, { [path]: allowed })).toBe("allow");
        expect(decided(rules, type, { [path]: allowed.toSpliced(at % (allowed.length + 1), 0, other) })).toBe("deny");
      }),
      { numRuns: 60 },
    );
  });

  test("may be another one for each of them", () => {
    const rules = [allow("wallet.id == 'a'"), allow("wallet.id == 'b'")];
    expect(decided(rules, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: ["a", "b"] })).toBe("allow");
  });

  test("does not allow a new tag because the key that gets it is one of them", () => {
    const intent = { privateKeyTagName: "hot", privateKeyIds: ["k"] };
    expect(decided([allow("private_key.id == 'k'")], "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG", intent)).toBe("deny");
  });

  test("can speak of all wallets, and of nothing where a request is about something else", () => {
    const rules = [allow("wallets.all(w, w.id in ['a', 'b'])")];
    expect(decided(rules, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: ["a", "b", "a"] })).toBe("allow");
    expect(decided(rules, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: ["a", "b", "c"] })).toBe("deny");
    expect(decided(rules, "ACTIVITY_TYPE_DELETE_PRIVATE_KEYS", { privateKeyIds: ["a"] })).toBe("deny");
    expect(
      decided([allow(), deny("wallets.count() != 2")], "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: ["a", "b", "a"] }),
    ).toBe("allow");
  });

  test("and lets others wait for approvals leaves the whole waiting", () => {
    const rules = [allow("wallet.id == 'a'"), allow("wallet.id == 'b'", "approvers.any(u, u.id == 'root')")];
    expect(decided(rules, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: ["a", "b"] })).toBe("consensusNeeded");
    expect(decided(rules, "ACTIVITY_TYPE_DELETE_WALLETS", { walletIds: ["a", "b", "c"] })).toBe("deny");
  });
});

test("a request that names too many things is refused", () => {
  const users = Array.from({ length: mostSubjects + 1 }, (_, index) => ({ userTags: [`tag ${index}`] }));
  expect(() => decided([allow()], "ACTIVITY_TYPE_CREATE_USERS_V2", { users })).toThrow(/at most 1000/);
});
