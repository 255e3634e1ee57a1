// One-time codes to a contact, the tokens that they become, and logins by these.
import { ErrorCode } from "@countersign/api";

import { codeForm, encrypted, loginOf } from "../../families/logins/contact-world.js";
import type { SentCode } from "../../families/logins/contact-world.js";
import { newKey } from "../../support/service.js";
import { step } from "./step.js";
import { known, noor } from "./world.js";
import type { FullWorld } from "./world.js";

const contact = { otpType: "OTP_TYPE_SMS", contact: noor.userPhoneNumber } as const;
const [keyOfFirst, keyOfSecond] = [newKey(), newKey()];

/** Remembers the code that was sent. */
const sent = (name: string) => async (world: FullWorld, result: { otpId: string }) => {
  const code = await world.outbox.nextMatch(noor.userPhoneNumber, codeForm);
  world.made.set(name, JSON.stringify({ ...result, code }));
};

const codeOf = (world: FullWorld, name: string) =>
  JSON.parse(known(world, name)) as SentCode & { readonly code: string };

const token = (name: string) => (world: FullWorld, result: { verificationToken: string }) =>
  void world.made.set(name, result.verificationToken);

export const contactCodes = [
  step("ACTIVITY_TYPE_INIT_OTP", { parameters: () => contact, then: sent("first code") }),
  step("ACTIVITY_TYPE_INIT_OTP_V2", {
    parameters: () => ({ ...contact, appName: "Harbour" }),
    then: async ({ outbox }) => void (await outbox.next(noor.userPhoneNumber)),
  }),
  step("ACTIVITY_TYPE_INIT_OTP_V3", {
    parameters: () => ({ ...contact, appName: "Harbour" }),
    then: sent("encrypted code"),
  }),
  step("ACTIVITY_TYPE_VERIFY_OTP", {
    parameters(world) {
      const { otpId, code } = codeOf(world, "first code");
      return { otpId, otpCode: code, publicKey: keyOfFirst.publicKey };
    },
    then: token("first token"),
  }),
  step("ACTIVITY_TYPE_VERIFY_OTP_V2", {
    async parameters(world) {
      const code = codeOf(world, "encrypted code");
      const asking = { service: world.service, by: world.root.key, organizationId: world.root.organizationId };
      const encryptedOtpBundle = await encrypted(asking, code, code.code, keyOfSecond.publicKey);
      return { otpId: code.otpId, encryptedOtpBundle };
    },
    then: token("second token"),
  }),
  // Whoever holds a token logs in with it.
  step("ACTIVITY_TYPE_OTP_LOGIN", {
    parameters: (world) => loginOf(known(world, "first token"), keyOfFirst),
    spoilt: { verificationToken: "a.b.c" },
    code: ErrorCode.INVALID_ARGUMENT,
  }),
  step("ACTIVITY_TYPE_OTP_LOGIN_V2", {
    parameters: (world) => loginOf(known(world, "second token"), keyOfSecond),
    spoilt: { publicKey: newKey().publicKey },
  }),
  step("ACTIVITY_TYPE_UPDATE_USER_PHONE_NUMBER", {
    parameters: (world) => ({
      userId: known(world, "noor"),
      userPhoneNumber: noor.userPhoneNumber,
      verificationToken: known(world, "first token"),
    }),
  }),
];
