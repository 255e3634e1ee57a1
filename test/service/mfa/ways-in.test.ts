// A user who is to authenticate with several methods, and somebody who has one of them: what they may add to the user completes
// a step, so that the condition of a policy has to be true of adding it. docs/mfa-policies.md has one that is.

import { activityKinds } from "@countersign/api";
import type { ActivityType } from "@countersign/api";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isVote, requestOf } from "../../../service/src/activities/engine/traits.js";
import { addAuthenticators, newAuthenticator } from "../families/people/credentials.js";
import { bodyOf, stampLogin } from "../families/sessions/login.js";
import { post } from "../families/sessions/session.js";
import { company } from "../policy/company.js";
import { evaluate, word } from "../policy/language/outcomes.js";
import { Person } from "../support/people.js";
import { act, look, newWallet, signing, submit } from "../support/requests.js";
import { present } from "../support/results.js";
import { newKey, startService } from "../support/service.js";
import type { RunningService } from "../support/service.js";

const [, advised = ""] =
  /```policy condition mfa\n([^`]+)\n```/.exec(readFileSync("docs/mfa-policies.md", "utf8")) ?? [];
const waits = "ACTIVITY_STATUS_AUTHENTICATORS_NEEDED";

let service: RunningService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** A user who needs a session and a passkey, by the session alone, and the address of a wallet. */
async function withSession(condition: string) {
  const { root } = await company(service);
  const address = await newWallet(root, "Treasury");
  const key = newKey();
  await stampLogin(service, root.key, root.organizationId, { publicKey: key.publicKey });
  await act(root, "ACTIVITY_TYPE_CREATE_MFA_POLICY", {
    userId: root.userId,
    mfaPolicyName: "Passkey",
    condition,
    requiredAuthenticationMethods: ["SESSION", "PASSKEY"].map((type) => ({
      any: [{ type: `AUTHENTICATION_TYPE_${type}` }],
    })),
    order: 0,
  });
  return { session: new Person(service, key, root), address };
}

describe("whoever has a session alone", () => {
  test("adds a passkey and completes a step with it, where the condition is not true of that", async () => {
    const { session, address } = await withSession("activity.action == 'SIGN'");
    const { authenticator, params } = newAuthenticator();
    await addAuthenticators(session, session.userId, [params]);
    const { activity } = await submit(session, "ACTIVITY_TYPE_SIGN_RAW_PAYLOAD_V2", signing(address, "Order 1"));
    const { fingerprint, status } = present(activity);
    expect(status).toBe(waits);
    const body = bodyOf("ACTIVITY_TYPE_APPROVE_ACTIVITY", session.organizationId, { fingerprint });
    await post(service, "/public/v1/submit/approve_activity", body, { "X-Stamp-Webauthn": authenticator.stamp(body) });
    expect((await look(session, present(activity))).status).toBe("ACTIVITY_STATUS_COMPLETED");
  });

  test("adds none under the condition that the page advises", async () => {
    const { session } = await withSession(advised);
    const { userId } = session;
    const authenticators = [newAuthenticator().params];
    const { activity } = await submit(session, "ACTIVITY_TYPE_CREATE_AUTHENTICATORS_V2", { userId, authenticators });
    expect(activity?.status).toBe(waits);
  });
});

/** They add a session, or nothing by which a user authenticates. */
const harmless = ["stampLogin", "createReadWriteSession", "createReadOnlySession", "createNotificationChannel"];
const own = { userId: "u", userEmail: "ada@example.com", userPhoneNumber: "+12025550143" };
const types = (Object.keys(activityKinds) as ActivityType[]).filter((type) => {
  const { family, action } = activityKinds[type];
  const isHarmless = harmless.includes(family) || (action === "DELETE" && family !== "deleteMfaPolicy");
  return (
    !isVote(type) &&
    !isHarmless &&
    requestOf({ type, intent: own }, { initiatorId: "u", approvals: [] }).authority.accessOf.includes("u")
  );
});

test("the condition that the page advises is true of all that changes how a user authenticates", () => {
  expect(types).toContain("ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS");
  const open = types.filter((type) => {
    const { family, resource, action } = activityKinds[type];
    const activity = { type, family, resource, action, params: own };
    return word(evaluate(advised, { activity, approvers: [], credentials: [] })) !== "true";
  });
  expect(open).toEqual([]);
});
