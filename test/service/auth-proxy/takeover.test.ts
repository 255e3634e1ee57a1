// Whoever signs up or logs in is never led into an organization beside somebody else's credentials, in whatever order
// strangers have registered theirs. TAKEOVER_RUNS tries more orders.

import fc from "fast-check";
import { openBeside } from "../support/authority.js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPaperIssuer } from "../oidc/paper-issuer.js";
import { createStranger } from "../queries/furnished.js";
import { present } from "../support/results.js";
import { Honest, logIn, ownApp, stampedByPasskey } from "./takeover/people.js";
import type { Meeting } from "./takeover/people.js";
import { Stranger, parts } from "./takeover/stranger.js";
import type { Part } from "./takeover/stranger.js";
import { clientOf, configure, enable, openProxyWorld } from "./world.js";

const numRuns = Number(process.env["TAKEOVER_RUNS"] ?? 15);

let meeting: Meeting;
beforeAll(async () => {
  const issuer = await startPaperIssuer();
  const world = await openProxyWorld({}, { config: { "oidc.allowPrivateIssuers": true } });
  await configure(world.root, {
    walletKitSettings: { enabledSocialProviders: ["company"], oauthClientIds: { company: ownApp } },
  });
  meeting = { world, issuer };
});
afterAll(() => Promise.all([meeting.world.close(), meeting.issuer.close()]));

interface Honestly {
  readonly who: "honest";
  readonly does: "wallet" | "passkey" | "account" | "leaves" | "adds passkey" | "deletes passkey" | "adds account";
}
interface Strangely {
  readonly who: "stranger";
  readonly way: "page" | "back end" | "add";
  readonly named: readonly Part[];
}
type Act = Honestly | Strangely;

const honestly: fc.Arbitrary<Act> = fc.record({
  who: fc.constant("honest"),
  does: fc.constantFrom("wallet", "passkey", "account", "leaves", "adds passkey", "deletes passkey", "adds account"),
});
const strangely: fc.Arbitrary<Act> = fc.record({
  who: fc.constant("stranger"),
  way: fc.constantFrom("page", "back end", "add"),
  named: fc.uniqueArray(fc.constantFrom(...parts), { minLength: 1, maxLength: 4 }),
});

/** Attacks that have worked once, and those that each part of the law is there for. */
const attacks: readonly (readonly Act[])[] = [
  [stranger("page", "own key", "victim's key"), honest("wallet")],
  [stranger("back end", "own key", "victim's key"), honest("wallet")],
  [stranger("add", "victim's key"), honest("wallet")],
  [stranger("page", "own address", "victim's key"), honest("wallet")],
  [stranger("page", "own key", "victim's account by claims"), honest("account")],
  [stranger("add", "victim's account by claims"), honest("account")],
  [
    honest("leaves"),
    stranger("page", "own key", "victim's account by a token that was sent before"),
    honest("account"),
  ],
  [
    honest("leaves"),
    stranger(
      "page",
      "victim's account by a token of the stranger's app",
      "victim's account by a token that was sent before",
    ),
    honest("account"),
  ],
  [honest("passkey"), stranger("page", "own key", "victim's passkey"), honest("passkey")],
  [honest("wallet"), honest("adds passkey"), stranger("add", "victim's passkey"), honest("passkey")],
  [
    honest("passkey"),
    honest("deletes passkey"),
    stranger("page", "own key", "victim's passkey"),
    honest("passkey"),
    honest("adds passkey"),
    honest("passkey"),
  ],
  [honest("passkey"), honest("deletes passkey"), stranger("add", "victim's passkey"), honest("passkey")],
];

function honest(does: Honestly["does"]): Act {
  return { who: "honest", does };
}

function stranger(way: Strangely["way"], ...named: readonly Part[]): Act {
  return { who: "stranger", way, named };
}

let people = 0;

async function run(acts: readonly Act[]): Promise<void> {
  const person = new Honest(meeting, `person-${++people}`);
  const other = new Stranger(meeting, person);
  for (const each of acts) {
    if (each.who === "stranger") {
      const named = new Set(each.named);
      await (each.way === "add" ? other.add(named) : other.signUp(each.way, named));
      continue;
    }
    if (each.does === "wallet") await person.byWallet();
    else if (each.does === "passkey") await person.byPasskey();
    else if (each.does === "account") await person.byAccount();
    else if (each.does === "leaves") await person.leavesAtIssuer();
    else if (each.does === "deletes passkey") await person.deletesPasskey();
    else await person.adds(each.does === "adds passkey" ? "passkey" : "account");
    if (person.at) await expectTheirOwn(person);
  }
  const homes = person.at ? [person.at.organizationId] : [];
  await other.enter(homes);
  for (const { organizationId } of other.entered) expect(homes).not.toContain(organizationId);
}

/** All credentials and contacts of the organization that they are in are theirs. */
async function expectTheirOwn({ at, wallet, passkey, subject, sessions }: Honest): Promise<void> {
  const { organizationId } = present(at);
  const { users } = await meeting.world.root.generatedClient.listUsers({ organizationId });
  const own = new Set([wallet, ...sessions].map(({ publicKey }) => publicKey));
  for (const { apiKeys, authenticators, oauthProviders, userEmail } of users) {
    for (const { credential } of apiKeys) expect(own).toContain(credential.publicKey);
    for (const { credentialId } of authenticators) expect(credentialId).toBe(passkey.credentialId);
    for (const account of oauthProviders) expect(account).toMatchObject({ subject, audience: ownApp });
    expect(userEmail).toBeUndefined();
  }
}

test("nobody is led beside a stranger's credential, in any order of sign-ups, additions and logins", async () => {
  await fc.assert(fc.asyncProperty(fc.array(fc.oneof(honestly, strangely), { minLength: 2, maxLength: 8 }), run), {
    numRuns: attacks.length + numRuns,
    examples: attacks.map((acts): [Act[]] => [[...acts]]),
  });
});

test("a passkey that was registered below another parent before leads nowhere", async () => {
  const person = new Honest(meeting, `person-${++people}`);
  await person.byPasskey();
  const { world, issuer } = meeting;
  const store = await openBeside(world.service);
  const parent = await createStranger({ service: world.service, store });
  await store.close();
  const { configId } = await enable(parent, {});
  const elsewhere = { world: { ...world, root: parent, client: clientOf(world.service, configId) }, issuer };
  await new Stranger(elsewhere, person).signUp("page", new Set(["own key", "victim's passkey"]));
  const at = await logIn(elsewhere, parent.organizationId, stampedByPasskey(person.passkey));
  expect(at).toBeUndefined();
  await person.byPasskey();
});
