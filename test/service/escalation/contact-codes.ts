// What attackers make of one-time codes that came to contacts of theirs: tokens, with a key that they are bound to or
// without, and logins by these.

import { encryptOtpCodeToBundle } from "turnkey-crypto-newest";
import { signed, usageOf } from "../families/logins/contact-world.js";
import { present } from "../support/results.js";
import type { Code } from "./loot.js";
import type { Scene } from "./scene.js";

const zeros = "00000000-0000-4000-8000-000000000000";
const noSignature = { publicKey: "02", scheme: "CLIENT_SIGNATURE_SCHEME_API_P256", message: "{}", signature: "00" };

/** The newest code of a kind that an organization has sent them, or a guess. */
export function codeOf({ draw, loot, victim }: Scene, ...families: readonly string[]): Code {
  const { organizationId } = victim;
  const sent = loot.codes.filter((code) => code.organizationId === organizationId && families.includes(code.family));
  const otpId = draw.pickOr(victim.known.get("otpId") ?? [], zeros);
  return sent.at(-1) ?? { organizationId, otpId, otpCode: "123456", family: "", target: undefined };
}

/** Where a code is sent that nobody need have a user for: mostly to contacts of the attackers. */
export function contactOf({ draw, loot }: Scene): { readonly otpType: string; readonly contact: string } | undefined {
  if (draw.chance(0.3)) return undefined;
  const contact = present(draw.pick(loot.contacts), "pick");
  return { otpType: contact.includes("@") ? "OTP_TYPE_EMAIL" : "OTP_TYPE_SMS", contact };
}

export function handedIn(scene: Scene): object {
  const { otpId, otpCode } = codeOf(scene, "initOtp");
  return { otpId, otpCode };
}

/** Encrypted to whatever target the code came with, with a key of the attackers' own. */
export async function handedInEncrypted(scene: Scene): Promise<object> {
  const { otpId, otpCode, target } = codeOf(scene, "initOtp");
  if (!target) return { otpId, encryptedOtpBundle: "{}" };
  const { enclaveQuorumPublic: signer } = JSON.parse(target) as { readonly enclaveQuorumPublic: string };
  const { publicKey } = scene.loot.newKey();
  return { otpId, encryptedOtpBundle: await encryptOtpCodeToBundle(otpCode, target, publicKey, signer) };
}

interface Claims {
  readonly contact: string;
  readonly public_key?: string;
}

const claimsOf = (token: string) => JSON.parse(atob(token.split(".")[1] ?? "")) as Claims;

/** By a token that the attackers have got for a contact of theirs. */
export function otpLoginOf({ draw, loot, victim }: Scene): object {
  const token = draw.pick(victim.known.get("verificationToken") ?? []);
  const { publicKey } = loot.newKey();
  if (token === undefined) return { verificationToken: "none", publicKey, clientSignature: noSignature };
  const holder = loot.keyOf(claimsOf(token).public_key ?? "");
  const clientSignature = holder ? signed(holder, usageOf(token, publicKey)) : noSignature;
  return { verificationToken: token, publicKey, clientSignature };
}

/** A token with the contact that it is for. */
export function provenContact({ draw, victim }: Scene, isEmail: boolean): object | undefined {
  const tokens = (victim.known.get("verificationToken") ?? []).map((token) => ({ token, ...claimsOf(token) }));
  const found = draw.pick(tokens.filter(({ contact }) => contact.includes("@") === isEmail));
  if (!found) return undefined;
  const { token, contact } = found;
  return { verificationToken: token, ...(isEmail ? { userEmail: contact } : { userPhoneNumber: contact }) };
}
