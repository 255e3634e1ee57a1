// The surface that existing clients know (surface.json, shapes.json) against what the compiler exports.

import { activityKinds } from "@countersign/api";
import { WebAuthnStamp } from "@countersign/api/validators";
import { describe, expect, test } from "vitest";
import { entryOf, present } from "../service/support/results.js";
import { compare } from "./compare.js";
import { additions, isAddition } from "./additions.js";
import { exceptions } from "./exceptions.js";
import { alternatives, named, nameOf, openApi, requestOf, resolve, typeOf } from "./open-api.js";
import { surface } from "./surface.js";

const paths = Object.keys(openApi.paths);
const every = Object.entries(activityKinds);
const kinds = every.filter(([, { path }]) => !isAddition(path));
const known = (shape: string) => {
  const added = new Set(
    every.filter(([, { path }]) => isAddition(path)).flatMap(([, kind]) => [kind.intentKey, kind.resultKey]),
  );
  return Object.keys(named(shape).properties ?? {})
    .filter((key) => !added.has(key))
    .sort();
};

describe("openapi.json has the names, presence, types and enum values of the surface", () => {
  const differences = compare();

  test("but for the exceptions that are listed with a reason", () => {
    const listed = new Set(exceptions.map(({ at, surface, ours }) => JSON.stringify({ at, surface, ours })));
    expect(differences.filter((difference) => !listed.has(JSON.stringify(difference)))).toEqual([]);
  });

  test("and every listed exception still applies", () => {
    const found = new Set(differences.map((difference) => JSON.stringify(difference)));
    const stale = exceptions.filter(({ at, surface, ours }) => !found.has(JSON.stringify({ at, surface, ours })));
    expect(stale).toEqual([]);
    expect(exceptions.every(({ why }) => /^[A-Z].+\.$/.test(why))).toBe(true);
  });
});

test("the stamp of an authenticator has the members that clients send in its header", () => {
  const missing = WebAuthnStamp.explain({}).map(({ path }) => path.slice(1));
  expect(missing.sort()).toEqual(Object.keys(entryOf(surface.shapes, "WebAuthnStamp")).sort());
});

describe("activities", () => {
  test("there are at least 80 kinds of intent, each under the key and with the type of the surface", () => {
    const theirs = Object.entries(surface.intents).map(([key, { activityType }]) => [activityType, key]);
    expect(theirs.length).toBeGreaterThanOrEqual(80);
    expect(Object.fromEntries(kinds.map(([type, { intentKey }]) => [type, intentKey]))).toEqual(
      Object.fromEntries(theirs),
    );
    expect(known("Intent")).toEqual(Object.keys(surface.intents).sort());
  });

  test("there are at least 66 kinds of result, under the keys of the surface", () => {
    const theirs = Object.keys(surface.results).sort();
    expect(theirs.length).toBeGreaterThanOrEqual(66);
    expect(known("Result")).toEqual(theirs);
    expect([...new Set(kinds.flatMap(([, { resultKey }]) => resultKey ?? []))].sort()).toEqual(theirs);
  });

  test("every published submit has the type, intent and result of the surface", () => {
    const wrong = Object.entries(surface.operations)
      .filter(([, { kind }]) => kind === "submit")
      .filter(([path, { activityType, intentKey, resultKey }]) => {
        const kind = new Map(kinds).get(activityType ?? "");
        return kind?.path !== path || kind.intentKey !== intentKey || (kind.resultKey ?? null) !== resultKey;
      });
    expect(wrong).toEqual([]);
  });

  test("every version that newer clients send has the path and the result of the surface", () => {
    const wrong = Object.entries(surface.intents).filter(([, { activityType, path, resultKey }]) => {
      const kind = new Map(kinds).get(activityType);
      return path !== undefined && (kind?.path !== path || kind.resultKey !== resultKey);
    });
    expect(wrong).toEqual([]);
  });

  test("every type but ACTIVITY_TYPE_SIGN_RAW_PAYLOAD is submitted to its family's path, with its intent as parameters", () => {
    const submitted = paths
      .filter((path) => path.includes("/submit/") && !isAddition(path))
      .flatMap((path) =>
        alternatives(present(requestOf(path), "requestOf").schema).map((request) => [path, resolve(request)] as const),
      )
      .map(([path, request]) => [typeOf(request), { path, shape: nameOf(entryOf(request.properties, "parameters")) }]);
    const expected = Object.values(surface.intents)
      .filter(({ activityType }) => activityType !== "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD")
      .map(({ activityType, shape }) => [activityType, { path: new Map(kinds).get(activityType)?.path, shape }]);
    expect(Object.fromEntries(submitted)).toEqual(Object.fromEntries(expected));
    expect(submitted).toHaveLength(Object.keys(surface.intents).length - 1);
  });
});

test("there are the queries of the surface and ours, a submit path for each family, and at least 18 enums", () => {
  const queries = Object.keys(surface.operations).filter((path) => path.startsWith("/public/v1/query/"));
  const ours = paths.filter((path) => path.startsWith("/public/v1/query/") && isAddition(path));
  expect(paths.filter((path) => path.startsWith("/public/v1/query/"))).toEqual([...queries, ...ours].sort());
  const families = new Set(every.map(([, { family }]) => family));
  expect(paths.filter((path) => path.startsWith("/public/v1/submit/"))).toHaveLength(families.size);
  expect(paths).toHaveLength(queries.length + ours.length + families.size);
  const enums = Object.values(openApi.components.schemas).filter((schema) => schema.enum);
  expect(enums.length).toBeGreaterThanOrEqual(18);
});

test("paths beyond the surface are those of the twelve families that have none, and the additions with a reason", () => {
  const added = paths
    .filter((path) => !(path in surface.operations))
    .map((path) => present(path.split("/").at(-1), "the last part"));
  expect(added).toEqual(expect.arrayContaining(Object.keys(additions)));
  expect(Object.values(additions).every((why) => /^[A-Z].+\.$/.test(why))).toBe(true);
  expect(added.filter((name) => !(name in additions)).sort()).toEqual([
    "accept_invitation",
    "activate_billing_tier",
    "create_organization",
    "delete_organization",
    "delete_payment_method",
    "disable_auth_proxy",
    "disable_private_key",
    "enable_auth_proxy",
    "set_payment_method",
    "update_allowed_origins",
    "update_auth_proxy_config",
    "update_wallet_account_name",
  ]);
});

describe("values that clients' types leave open are the documented ones", () => {
  const { documentedValuesOfPlainStrings: documented, signatureSchemes } = surface;
  test.each([
    ["OtpType", documented["otpType"]],
    ["SubOrganizationFilterType", documented["list_suborgs.filterType"]],
    ["VerifiedSubOrganizationFilterType", documented["list_verified_suborgs.filterType"]],
    ["EnclaveType", documented["get_attestation.enclaveType"]],
    ["SignatureScheme", signatureSchemes],
  ])("%s", (name, values) => {
    expect([...present(named(name).enum, "enum")].sort()).toEqual([...present(values, "values")].sort());
  });

  test("a mnemonic has 12, 15, 18, 21 or 24 words", () => {
    const {
      minimum = 0,
      maximum = 0,
      multipleOf = 1,
    } = entryOf(named("CreateWalletIntent").properties, "mnemonicLength");
    const allowed = Array.from({ length: 50 }, (_, n) => n).filter(
      (n) => n >= minimum && n <= maximum && n % multipleOf === 0,
    );
    expect(allowed).toEqual(documented["mnemonicLength"]);
    expect(Object.keys(documented)).toHaveLength(5);
  });
});
