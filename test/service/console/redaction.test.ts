// Requests that are stored without their secrets: the console knows what the service leaves out of which type, says that
// it cannot check them, and takes nothing else for one of them.

import { ActivityType } from "@countersign/api";
import type { Activity } from "@countersign/api";
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { describe, expect, test } from "vitest";
import { checkActivity } from "../../../console/src/check/activity.js";
import { redactedMembers } from "../../../console/src/check/redaction.js";
import { isVote, versionOf } from "../../../service/src/activities/engine/traits.js";

const token = "header.payload.signature";
const holder = { userName: "Ada", oauthProviders: [{ providerName: "Issuer", oidcToken: token }] };
/** Parameters that have every secret there is, among others. */
const everything = {
  invitationId: "01a20717-1f96-7190-8145-4d8a803b7423.secret",
  oauthProviders: holder.oauthProviders,
  users: [holder, holder],
  rootUsers: [holder],
  verificationToken: token,
  oidcToken: token,
  otpId: "otp",
  otpCode: "123456789",
  encryptedOtpBundle: "bundle",
  encryptedClientSecret: "secret",
  authCode: "code",
  codeVerifier: "verifier",
  secrets: [{ name: "A secret", secretPayload: "payload" }],
  url: "https://hooks.example.com/secret",
  pushKeys: { p256dh: "B".repeat(87), auth: "BTBZMqHH6r4Tts7J_aSIgg" },
  number: "4242424242424242",
  cvv: "123",
};

/** Paths of the members that differ, without places in lists. */
function differences(one: unknown, other: unknown, path = ""): string[] {
  if (typeof one !== "object" || one === null) return one === other ? [] : [path];
  const others = Object(other) as Readonly<Record<string, unknown>>;
  return Object.entries(one).flatMap(([name, value]) =>
    differences(value, others[name], Array.isArray(one) ? path : [path, name].filter(Boolean).join(".")),
  );
}

/** With more text wherever it differs. */
function lengthened(one: unknown, other: unknown): object {
  const change = (own: unknown, shown: unknown): unknown => {
    if (typeof shown !== "object" || shown === null) return own === shown ? shown : `${String(shown)}.more`;
    if (Array.isArray(shown)) return shown.map((item, index) => change((own as unknown[])[index], item));
    const members = own as Readonly<Record<string, unknown>>;
    return Object.fromEntries(Object.entries(shown).map(([name, value]) => [name, change(members[name], value)]));
  };
  return change(one, other) as object;
}

const types = Object.values(ActivityType).filter((type) => !isVote(type));
const redactedTypes = types.filter((type) => versionOf(type).redaction);

const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const { x = "", y = "" } = publicKey.export({ format: "jwk" });
const isOdd = (Buffer.from(y, "base64url").at(-1) ?? 0) % 2 === 1;
const point = `${isOdd ? "03" : "02"}${Buffer.from(x, "base64url").toString("hex")}`;
const organizationId = "89385fff-8c17-4f0d-bf2e-13f85a565848";
const now = Date.now();
const moment = { seconds: String(Math.floor(now / 1000)), nanos: "0" };
const id = "01a20717-1f96-7190-8145-4d8a803b7423";
const user = {
  userId: "ada",
  userName: "Ada",
  apiKeys: [{ apiKeyName: "Terminal", credential: { publicKey: point } }],
};

interface Told {
  readonly type: string;
  /** As they were signed, and as they are shown. */
  readonly parameters: object;
  readonly shown: object;
  readonly status?: string;
  readonly votes?: number;
  readonly selection?: string;
  readonly spaces?: number;
}

/** What the page finds fault with, in a request that is answered like that. */
async function findingsOf(told: Told) {
  const { type, parameters, shown, status = "COMPLETED", votes = 1, selection = "APPROVED", spaces } = told;
  const request = { type, timestampMs: String(now), organizationId };
  const signed = JSON.stringify({ ...request, parameters });
  const message = JSON.stringify({ ...request, parameters: shown }, undefined, spaces);
  const vote = {
    id: "vote",
    userId: user.userId,
    user: { ...user, authenticators: [] },
    activityId: id,
    selection: `VOTE_SELECTION_${selection}`,
    message,
    publicKey: point,
    signature: sign("sha256", Buffer.from(signed), privateKey).toString("hex"),
    scheme: "SIGNATURE_SCHEME_TK_API_P256",
    createdAt: moment,
  };
  const fingerprint = `sha256:${createHash("sha256").update(signed).digest("hex")}`;
  const activity = {
    id,
    organizationId,
    type,
    fingerprint,
    createdAt: moment,
    intent: { intent: shown },
    result: {},
    status: `ACTIVITY_STATUS_${status}`,
    votes: Array.from({ length: votes }, () => vote),
  };
  const { findings } = await checkActivity(activity as unknown as Activity, { id, organizationId }, undefined);
  return findings.filter(({ field }) => !field.startsWith("votes[1]")).map(({ level, field }) => `${level} ${field}`);
}

const milder = ["note votes[0].message"];
const alarm = ["bad fingerprint", "bad votes[0].signature"];

describe("requests without their secrets", () => {
  test("the console knows every type of them", () => {
    expect(redactedTypes.length).toBeGreaterThan(10);
    expect(Object.keys(redactedMembers).sort()).toEqual([...redactedTypes].sort());
  });

  test.each(redactedTypes)("%s: it knows what is left out, and says so once that is over", async (type) => {
    const shown = versionOf(type).redaction?.redact(everything) ?? {};
    const members = new Set(differences(everything, shown));
    expect(Object.keys(redactedMembers[type] ?? {}).sort()).toEqual([...members].sort());
    const told = { type, parameters: everything, shown };
    expect(await findingsOf(told)).toEqual(milder);
    // Whole, it is checked like any other.
    expect(await findingsOf({ ...told, shown: everything })).toEqual([]);
    expect(await findingsOf({ ...told, shown: { ...everything, otpId: "another" } })).toEqual(alarm);
    // What is left out leaves its place, and nothing else.
    expect(await findingsOf({ ...told, shown: {} })).toEqual(alarm);
    expect(await findingsOf({ ...told, shown: lengthened(everything, shown) })).toEqual(alarm);
    // What waits for votes is stored whole.
    expect(await findingsOf({ ...told, status: "CONSENSUS_NEEDED" })).toEqual(alarm);
    expect(await findingsOf({ ...told, votes: 2 })).toEqual([...alarm, "warn votes"]);
    // The service would write it otherwise.
    expect(await findingsOf({ ...told, spaces: 1 })).toEqual(alarm);
  });

  test("one secret that is left out does not excuse another that is not", async () => {
    const type = ActivityType.CREATE_USERS_V4;
    const shown = versionOf(type).redaction?.redact(everything) as { users: readonly (typeof holder)[] };
    const altered = { ...holder, oauthProviders: [{ providerName: "Issuer", oidcToken: "another" }] };
    const told = { type, parameters: everything, shown: { ...shown, users: [...shown.users.slice(1), altered] } };
    expect(await findingsOf(told)).toEqual(alarm);
  });

  test("no other type passes for one, whatever is left out of it", async () => {
    const others = types.filter((type) => !redactedTypes.includes(type));
    expect(others).toContain(ActivityType.SIGN_TRANSACTION_V2);
    for (const type of others) {
      for (const like of redactedTypes) {
        const shown = versionOf(like).redaction?.redact(everything) ?? {};
        expect(await findingsOf({ type, parameters: everything, shown }), `${type} like ${like}`).toEqual(alarm);
      }
    }
  });
});

test("a status is borne out by the votes", async () => {
  const told = { type: ActivityType.SIGN_TRANSACTION_V2, parameters: everything, shown: everything };
  expect(await findingsOf({ ...told, status: "REJECTED", selection: "REJECTED" })).not.toContain("bad status");
  expect(await findingsOf({ ...told, status: "REJECTED" })).toEqual(["bad status"]);
  expect(await findingsOf({ ...told, selection: "REJECTED" })).toContain("bad status");
});
