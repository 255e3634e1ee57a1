// What a stamp authenticates its user with, as MFA policies count it.

import type { AuthenticationMethod, User } from "@countersign/api";
import type { VoteRow } from "../store/activities.js";
import { webAuthnScheme } from "./past-credential.js";

/** What the token of an attested stamp proves, as it is kept with a vote: the token is not. */
export function attestedText({ type, id }: AuthenticationMethod): string {
  return id === undefined ? type : `${type} ${id}`;
}

/**
 * What a stamp authenticates its user with.
 *
 * @param then the user as they were when they stamped
 * @returns undefined where it counts towards no policy, like a key that was mailed to recover the user
 */
export function authenticationOf(
  { scheme, public_key: name, attested }: Pick<VoteRow, "scheme" | "public_key" | "attested">,
  then: User,
): AuthenticationMethod | undefined {
  if (attested !== null) {
    const [type, id] = attested.split(" ");
    return { type: type as AuthenticationMethod["type"], ...(id !== undefined && { id }) };
  }
  if (scheme === webAuthnScheme) {
    const id = then.authenticators.find(({ credentialId }) => credentialId === name)?.authenticatorId;
    return id === undefined ? undefined : { type: "AUTHENTICATION_TYPE_PASSKEY", id };
  }
  const apiKey = then.apiKeys.find(({ credential }) => credential.publicKey === name);
  const type = apiKey?.credential.type;
  if (!apiKey || type === "CREDENTIAL_TYPE_RECOVER_USER_KEY_P256") return undefined;
  // How a login was proved is not what its key proves.
  if (!type!.startsWith("CREDENTIAL_TYPE_API_KEY_")) {
    const { sessionProfileId: profile } = apiKey.credential;
    return { type: "AUTHENTICATION_TYPE_SESSION", ...(profile !== undefined && { id: profile }) };
  }
  return { type: "AUTHENTICATION_TYPE_API_KEY", id: apiKey.apiKeyId };
}
