// A sign-up: a sub-organization with the person as its root user.

import { ApiError, ErrorCode } from "@countersign/api";
import type { CreateSubOrganizationIntentV7, CreateSubOrganizationIntentV8 } from "@countersign/api";
import type { SignupRequest, SignupV2Request } from "@countersign/auth-proxy";
import type { VerificationTokens } from "../auth/verification-token.js";
import { checkMethod } from "./call.js";
import type { ProxyCall } from "./call.js";

/** With the lists that a request must have, whichever its version. */
type Request = SignupRequest | SignupV2Request;

/** Parameters of createSubOrganization. */
export function parametersOf(request: SignupRequest, now: number): CreateSubOrganizationIntentV7;
export function parametersOf(request: SignupV2Request, now: number): CreateSubOrganizationIntentV8;
export function parametersOf(request: Request, now: number): object {
  const { userEmail, userPhoneNumber, apiKeys, authenticators, oauthProviders } = request;
  const { verificationToken, clientSignature, wallet } = request;
  const user = {
    userName: request.userName || userEmail || `user-${now}`,
    ...(userEmail && { userEmail }),
    ...(userPhoneNumber && { userPhoneNumber }),
    apiKeys,
    authenticators,
    oauthProviders,
  };
  return {
    subOrganizationName: request.organizationName || `sub-org-${now}`,
    rootUsers: [user],
    rootQuorumThreshold: 1,
    ...(wallet && { wallet }),
    ...(verificationToken && { verificationToken }),
    ...(clientSignature && { clientSignature }),
  };
}

/**
 * Checks that the organization offers the ways in which the person is to log in.
 *
 * @throws ApiError PERMISSION_DENIED where it does not, INVALID_ARGUMENT for a tag, for a wallet's key beside anything
 *   else, and for a token that is none
 */
export async function checkSignUp(call: ProxyCall, request: Request, tokens: VerificationTokens): Promise<void> {
  const { apiKeys, authenticators, oauthProviders, verificationToken, userTag } = request;
  if (userTag) {
    throw new ApiError(
      ErrorCode.INVALID_ARGUMENT,
      "userTag: the new organization has no tags yet; omit it, and let the user add tags later",
    );
  }
  if (authenticators.length > 0) checkMethod(call, "passkey");
  if (oauthProviders.length > 0) checkMethod(call, "oauth");
  const walletKey = apiKeys.findIndex(({ curveType }) => curveType !== "API_KEY_CURVE_P256");
  if (walletKey >= 0) {
    checkMethod(call, "wallet");
    checkAlone(request, `apiKeys.${walletKey}`);
  }
  if (!verificationToken) return;
  const { otpType } = await tokens.read("verificationToken", verificationToken);
  checkMethod(call, otpType === "OTP_TYPE_SMS" ? "sms" : "email");
}

/** Beside other credentials a wallet's key would lead nowhere: its holder has not accepted them. */
function checkAlone({ apiKeys, authenticators, oauthProviders, userEmail, userPhoneNumber }: Request, path: string) {
  const credentials = apiKeys.length + authenticators.length + oauthProviders.length;
  if (credentials === 1 && !userEmail && !userPhoneNumber) return;
  throw new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `${path}: a wallet must sign up with its key alone, because its public key is widely known; log in with it, then add ` +
      "other credentials and contacts",
  );
}
