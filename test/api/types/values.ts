// Enums, optional members and constants, as they are written in requests and read from answers.

import { Curve } from "@countersign/api";
import type {
  Attestation,
  Effect,
  ErrorCode,
  GetAttestationRequest,
  Policy,
  UserParamsV2,
  Vote,
  WalletAccount,
  WalletAccountParams,
} from "@countersign/api";
import type { Expect, Same } from "./expect.js";

export type ConstantsAreTheirWireValues = Expect<Same<typeof Curve.SECP256K1, "CURVE_SECP256K1">>;
export type TheTypeIsTheUnionOfTheConstants = Expect<Same<Curve, (typeof Curve)[keyof typeof Curve]>>;
export type ErrorCodesAreNumbers = Expect<Same<typeof ErrorCode.NOT_FOUND, 5>>;

export function requestsTakeKnownValuesOnly(params: WalletAccountParams): WalletAccountParams[] {
  return [
    { ...params, curve: "CURVE_ED25519" },
    { ...params, curve: Curve.ED25519 },
    // @ts-expect-error not a value of Curve
    { ...params, curve: "CURVE_P521" },
    // @ts-expect-error a value of another enum
    { ...params, curve: "PATH_FORMAT_BIP32" },
  ];
}

export function answersMayHoldValuesOfANewerServer(account: WalletAccount): WalletAccount {
  const newer: WalletAccount = { ...account, curve: "CURVE_P521" };
  if (newer.curve === "CURVE_SECP256K1") void newer.curve;
  return newer;
}

export type ClosedEnumsStayClosedInAnswers = [
  Expect<Same<Policy["effect"], Effect>>,
  Expect<Same<Vote["selection"], "VOTE_SELECTION_APPROVED" | "VOTE_SELECTION_REJECTED">>,
];

export function plainEnumsTakeAnyString(name: string): GetAttestationRequest[] {
  return [
    { organizationId: "org", enclaveType: "signer" },
    { organizationId: "org", enclaveType: name },
  ];
}

const user = { userName: "Ada", apiKeys: [], authenticators: [], userTags: [] };

export const optionalMembersMayBeAbsentOrUndefined: readonly UserParamsV2[] = [
  user,
  { ...user, userEmail: undefined },
  { ...user, userEmail: "ada@example.com" },
  // @ts-expect-error null is for the wire only
  { ...user, userEmail: null },
  // @ts-expect-error not an e-mail address in any language
  { ...user, userEmail: 5 },
];

export const requiredMembersMustBeThere: readonly UserParamsV2[] = [
  // @ts-expect-error userName is undefined
  { ...user, userName: undefined },
  // @ts-expect-error userTags is missing
  { userName: "Ada", apiKeys: [], authenticators: [] },
];

export const membersThatDoNotExistAreRefused: UserParamsV2 = {
  ...user,
  // @ts-expect-error as an older version has it
  accessType: "ACCESS_TYPE_API",
};

export type BrowsersSayNullWhereTheyDoNotKnow = Expect<
  null extends Attestation["authenticatorAttachment"] ? true : false
>;
