// People who are reached by e-mail and SMS, and what they do to log in.

import { decryptCredentialBundle, generateP256KeyPair, getPublicKey } from "@turnkey/crypto";
import { openStore } from "../../../../service/src/store/open.js";
import type { Store } from "../../../../service/src/store/store.js";
import { newKey } from "../../support/service.js";
import type { ApiKeyPair, RunningService } from "../../support/service.js";
import { person, rootUser } from "../people/person.js";
import type { Person } from "../people/person.js";

/** A sub-organization's root user, who is reached by e-mail and SMS. */
export interface Customer extends Person {
  readonly email: string;
  readonly phoneNumber: string;
}

let customers = 0;

/** @param switches members of the request, such as `disableSmsAuth` */
export async function newCustomer(
  service: Pick<RunningService, "baseUrl">,
  parent: Person,
  switches: Readonly<Record<string, boolean>> = {},
): Promise<Customer> {
  const [key, number] = [newKey(), ++customers];
  const [email, phoneNumber] = [`carol.${number}@example.com`, `+1202555${String(number).padStart(4, "0")}`];
  const { activity } = await parent.client.createSubOrganization(
    parent.request("ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7", {
      subOrganizationName: `Customer ${number}`,
      rootUsers: [{ ...rootUser(key), userEmail: email, userPhoneNumber: phoneNumber }],
      rootQuorumThreshold: 1,
      ...switches,
    }),
  );
  const { subOrganizationId, rootUserIds } = activity.result.createSubOrganizationResultV7!;
  const ids = { organizationId: subOrganizationId, userId: rootUserIds![0]! };
  return { ...person(service, key, ids), email, phoneNumber };
}

/** Someone whose requests name another organization than their own. */
export function within(by: Person, { organizationId }: Person): Person {
  return {
    ...by,
    organizationId,
    request: (type, parameters) => ({ ...by.request(type, parameters), organizationId }),
  };
}

/** Adds users whose addresses are these; answers their ids. */
export async function addUsers(by: Person, users: readonly object[]): Promise<string[]> {
  const whole = users.map((user) => ({ userName: "Noor", apiKeys: [], authenticators: [], userTags: [], ...user }));
  const request = by.request("ACTIVITY_TYPE_CREATE_USERS_V2", { users: whole });
  return (await by.client.createUsers(request)).activity.result.createUsersResult!.userIds;
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
  return (await by.client.initOtpAuth(request)).activity.result.initOtpAuthResult!.otpId;
}

export async function handIn(by: Person, otpId: string, otpCode: string, extra: object = {}) {
  const request = by.request("ACTIVITY_TYPE_OTP_AUTH", { otpId, otpCode, ...extra });
  return (await by.client.otpAuth(request)).activity.result.otpAuthResult!;
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
      const opened = decryptCredentialBundle(credentialBundle!, privateKey);
      const publicKey = Buffer.from(getPublicKey(Buffer.from(opened, "hex"), true)).toString("hex");
      return { publicKey, privateKey: opened };
    },
  };
}

export async function whoami(service: RunningService, by: Person, key: ApiKeyPair) {
  const { organizationId } = by;
  return person(service, key, by).client.getWhoami({ organizationId });
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

/** Works on a service's database beside it. */
export async function inDatabase<T>({ database }: RunningService, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(database);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Moves what was sent in an organization into the past, as if so many minutes had gone by. */
export async function letPass(service: RunningService, { organizationId }: Person, minutes: number): Promise<void> {
  const milliseconds = minutes * 60_000;
  await inDatabase(service, (store) =>
    store.write(async ({ database }) => {
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
