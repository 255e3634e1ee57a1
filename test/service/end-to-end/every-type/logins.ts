// Logins, sessions, recovery, linked accounts and invitations.
import { ErrorCode } from "@countersign/api";

import { createAuthenticator } from "../../support/authenticator.js";
import { invitationTo, receive } from "../../families/invitations/invitation.js";
import { newTarget } from "../../families/logins/world.js";
import { nonceFor } from "../../oidc/issuer.js";
import { Person } from "../../support/people.js";
import { entryOf, firstOf, present } from "../../support/results.js";
import { newKey } from "../../support/service.js";
import { step } from "./step.js";
import { known, newer, noor, older, origin } from "./world.js";
import type { FullWorld } from "./world.js";

const recovery = newTarget();
const { targetPublicKey } = newTarget();
const toNoor = { email: noor.userEmail, targetPublicKey };

/** Noor, with a key of hers. */
const asNoor = (key: string) => (world: FullWorld) => {
  const { service, root, keys } = world;
  return new Person(service, present(keys.get(key)), { ...root, userId: known(world, "noor") });
};

/** Stamps with the authenticator that a step before has remembered by a name. */
const stampedBy =
  (name: string) =>
  ({ authenticators }: FullWorld, body: string) =>
    ["X-Stamp-Webauthn", present(authenticators.get(name)).stamp(body)] as const;

function invited({ authenticators }: FullWorld, name: string) {
  const authenticator = createAuthenticator({ origin });
  authenticators.set(name, authenticator);
  return authenticator;
}

export const logIns = [
  step("ACTIVITY_TYPE_CREATE_READ_ONLY_SESSION", {
    parameters: () => ({}),
    // Everyone may read, so that only what is not asked for properly is refused.
    spoilt: { userId: "another" },
    code: ErrorCode.INVALID_ARGUMENT,
  }),
  step("ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION", { parameters: () => toNoor }),
  step("ACTIVITY_TYPE_CREATE_READ_WRITE_SESSION_V2", {
    parameters: (world) => ({ targetPublicKey, userId: known(world, "noor") }),
  }),
  step("ACTIVITY_TYPE_EMAIL_AUTH", {
    parameters: () => toNoor,
    then: async ({ outbox }) => void (await outbox.nextBundle(noor.userEmail)),
  }),
  step("ACTIVITY_TYPE_EMAIL_AUTH_V2", {
    parameters: () => toNoor,
    then: async ({ outbox }) => void (await outbox.nextBundle(noor.userEmail)),
  }),
  step("ACTIVITY_TYPE_EMAIL_AUTH_V3", {
    parameters: () => ({ ...toNoor, emailCustomization: { appName: "Harbour" } }),
    then: async ({ outbox }) => void (await outbox.nextBundle(noor.userEmail)),
  }),
  step("ACTIVITY_TYPE_INIT_OTP_AUTH_V2", {
    parameters: () => ({ otpType: "OTP_TYPE_SMS", contact: noor.userPhoneNumber, otpLength: 8 }),
    then: async ({ outbox }) => void (await outbox.next(noor.userPhoneNumber)),
  }),
  step("ACTIVITY_TYPE_INIT_OTP_AUTH_V3", {
    parameters: () => ({ otpType: "OTP_TYPE_SMS", contact: noor.userPhoneNumber, appName: "Harbour" }),
    then: async ({ outbox }) => void (await outbox.next(noor.userPhoneNumber)),
  }),
  step("ACTIVITY_TYPE_INIT_OTP_AUTH", {
    parameters: () => ({ otpType: "OTP_TYPE_SMS", contact: noor.userPhoneNumber }),
    async then({ made, outbox }, { otpId }) {
      made.set("code's id", otpId);
      made.set("code", await outbox.nextCode(noor.userPhoneNumber));
    },
  }),
  step("ACTIVITY_TYPE_OTP_AUTH", {
    parameters: (world) => ({ otpId: known(world, "code's id"), otpCode: known(world, "code"), targetPublicKey }),
  }),
  step("ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY_V2", {
    parameters: () => ({ ...toNoor, emailCustomization: { appName: "Harbour" } }),
    then: async ({ outbox }) => void (await outbox.nextBundle(noor.userEmail)),
  }),
  step("ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY", {
    parameters: () => ({ email: noor.userEmail, targetPublicKey: recovery.targetPublicKey }),
    async then({ keys, outbox }) {
      keys.set("recovery", recovery.open(await outbox.nextBundle(noor.userEmail)));
    },
  }),
  step("ACTIVITY_TYPE_RECOVER_USER", {
    by: asNoor("recovery"),
    parameters: (world) => ({ userId: known(world, "noor"), authenticator: newer() }),
  }),
  step("ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS", {
    parameters: async (world) => ({
      userId: known(world, "noor"),
      oauthProviders: [{ providerName: "Company", oidcToken: await world.issuer.logIn({ account: "noor" }) }],
    }),
    then: ({ made }, { providerIds }) => void made.set("provider", firstOf(providerIds)),
  }),
  step("ACTIVITY_TYPE_CREATE_OAUTH_PROVIDERS_V2", {
    parameters: async (world) => ({
      userId: known(world, "noor"),
      oauthProviders: [{ providerName: "Other", oidcToken: await world.issuer.logIn({ account: "noor at home" }) }],
    }),
  }),
  step("ACTIVITY_TYPE_OAUTH", {
    parameters: async ({ issuer }) => ({
      oidcToken: await issuer.logIn({ account: "noor", nonce: nonceFor(targetPublicKey) }),
      targetPublicKey,
    }),
  }),
  step("ACTIVITY_TYPE_OAUTH_LOGIN", {
    async parameters({ issuer }) {
      const { publicKey } = newKey();
      return { oidcToken: await issuer.logIn({ account: "noor", nonce: nonceFor(publicKey) }), publicKey };
    },
  }),
  step("ACTIVITY_TYPE_STAMP_LOGIN", {
    parameters: () => ({ publicKey: newKey().publicKey }),
    // Everyone may log in as themselves.
    spoilt: { publicKey: "02ff" },
    code: ErrorCode.INVALID_ARGUMENT,
  }),
  step("ACTIVITY_TYPE_DELETE_OAUTH_PROVIDERS", {
    parameters: (world) => ({ userId: known(world, "noor"), providerIds: [known(world, "provider")] }),
  }),
  step("ACTIVITY_TYPE_CREATE_INVITATIONS", {
    parameters: ({ root }) => ({
      invitations: ["dana", "emil", "fay"].map((name) => invitationTo(`${name}@example.com`, root.userId)),
    }),
    async then({ made, service }, { invitationIds }) {
      for (const [index, name] of ["dana", "emil", "fay"].entries()) {
        const { invitationId, userId } = await receive(service, entryOf(invitationIds, index));
        made.set(name, userId);
        made.set(`${name}'s invitation`, invitationId);
      }
      made.set("withdrawn invitation", entryOf(invitationIds, 2));
    },
  }),
  step("ACTIVITY_TYPE_ACCEPT_INVITATION", {
    stamp: stampedBy("dana"),
    parameters: (world) => ({
      invitationId: known(world, "dana's invitation"),
      userId: known(world, "dana"),
      authenticator: older(known(world, "dana"), invited(world, "dana")),
    }),
  }),
  step("ACTIVITY_TYPE_ACCEPT_INVITATION_V2", {
    stamp: stampedBy("emil"),
    parameters: (world) => ({
      invitationId: known(world, "emil's invitation"),
      userId: known(world, "emil"),
      authenticator: newer(invited(world, "emil")),
    }),
  }),
  step("ACTIVITY_TYPE_DELETE_INVITATION", {
    parameters: (world) => ({ invitationId: known(world, "withdrawn invitation") }),
  }),
];
