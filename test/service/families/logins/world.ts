// People who are reached by e-mail and SMS, and what they do to log in.

import { decryptCredentialBundle, generateP256KeyPair, getPublicKey } from "@turnkey/crypto";
import { inDatabase } from "../../support/database.js";
import { newSubOrganization, Person } from "../../support/people.js";
import { present, resultOf } from "../../support/results.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { rewrite } from "../../support/authority.js";

/** A sub-organization's root user, who is reached by e-mail and SMS. */
export interface Customer extends Person {
  readonly email: string;
  readonly phoneNumber: string;
}

let customers = 0;

/** @param switches members of the request, such as `disableSmsAuth` */
export async function newCustomer(parent: Person, switches: Readonly<Record<string, boolean>> = {}): Promise<Customer> {
  const number = ++customers;
  const [email, phoneNumber] = [`carol.${number}@example.com`, `+1202555${String(number).padStart(4, "0")}`];
  const contact = { userEmail: email, userPhoneNumber: phoneNumber };
  return Object.assign(await newSubOrganization(parent, `Customer ${number}`, contact, switches), {
    email,
    phoneNumber,
  });
}

/** Adds users whose addresses are these; answers their ids. */
export async function addUsers(by: Person, users: readonly object[]): Promise<string[]> {
  const whole = users.map((user) => ({ userName: "Noor", apiKeys: [], authenticators: [], userTags: [], ...user }));
  const request = by.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users: whole });
  return resultOf((await by.client.createUsers(request)).activity, "createUsersResult").userIds;
}

export async function setFeature(by: Person, name: string, value = ""): Promise<void> {
  const parameters = { name: name as never, value };
  await by.client.setOrganizationFeature(by.request("ACTIVITY_TYPE_SET_ORGANIZATION_FEATURE", parameters));
}

export async function removeFeature(by: Person, name: string): Promise<void> {
  const parameters = { name: name as never };
  await by.client.removeOrganizationFeature(by.request("ACTIVITY_TYPE_REMOVE_ORGANIZATION_FEATURE", parameters));
}

/** Has a code sent; answers its id. */
export async function sendCode(by: Person, contact: string, extra: object = {}): Promise<string> {
  const otpType = contact.startsWith("+") ? "OTP_TYPE_SMS" : "OTP_TYPE_EMAIL";
  const request = by.request("ACTIVITY_TYPE_INIT_OTP_AUTH", { otpType, contact, ...extra });
  return resultOf((await by.client.initOtpAuth(request)).activity, "initOtpAuthResult").otpId;
}

export async function handIn(by: Person, otpId: string, otpCode: string, extra: object = {}) {
  const request = by.request("ACTIVITY_TYPE_OTP_AUTH", { otpId, otpCode, ...extra });
  return resultOf((await by.client.otpAuth(request)).activity, "otpAuthResult");
}

export async function sendKey(by: Person, email: string, target: Target, extra: object = {}) {
  const { targetPublicKey } = target;
  const request = by.request("ACTIVITY_TYPE_EMAIL_AUTH_V2", { email, targetPublicKey, ...extra });
  return (await by.client.emailAuth(request)).activity;
}

export async function sendRecovery(by: Person, email: string, target: Target, extra: object = {}) {
  const { targetPublicKey } = target;
  const request = by.request("ACTIVITY_TYPE_INIT_USER_EMAIL_RECOVERY", { email, targetPublicKey, ...extra });
  return (await by.client.initUserEmailRecovery(request)).activity;
}

/** A code of six digits that is another one. */
export function wrong(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}

/** A key of a device, to which credentials are encrypted. */
export interface Target {
  readonly targetPublicKey: string;
  /** Opens a bundle: the API key that is in it. */
  open(credentialBundle: string | undefined): ApiKeyPair;
}

export function newTarget(): Target {
  const { privateKey, publicKeyUncompressed } = generateP256KeyPair();
  return {
    targetPublicKey: publicKeyUncompressed,
    open(credentialBundle) {
      const opened = decryptCredentialBundle(present(credentialBundle, "credentialBundle"), privateKey);
      const publicKey = Buffer.from(getPublicKey(Buffer.from(opened, "hex"), true)).toString("hex");
      return { publicKey, privateKey: opened };
    },
  };
}

export async function whoami(by: Person, key: ApiKeyPair) {
  const { organizationId, service } = by;
  return new Person(service, key, by).client.getWhoami({ organizationId });
}

/** Names and types of a user's keys. */
export async function keysOf({ client, organizationId }: Person, userId: string) {
  const { apiKeys } = (await client.getUser({ organizationId, userId })).user;
  return apiKeys.map(({ apiKeyId, apiKeyName, credential, expirationSeconds }) => ({
    apiKeyId,
    apiKeyName,
    type: credential.type,
    expirationSeconds,
  }));
}

/** Moves what was sent in an organization into the past, as if so many minutes had gone by. */
export async function letPass(service: RunningService, { organizationId }: Person, minutes: number): Promise<void> {
  const milliseconds = minutes * 60_000;
  await inDatabase(service, (store) =>
    rewrite(store, async (database) => {
      await database
        .updateTable("one_time_codes")
        .set((row) => ({
          created_at: row("created_at", "-", milliseconds),
          expires_at: row("expires_at", "-", milliseconds),
        }))
        .where("organization_id", "=", organizationId)
        .execute();
    }),
  );
}
