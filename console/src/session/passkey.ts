// Makes a passkey for this page's host (Web Authentication, §7.1), as the API takes it.

import type { AuthenticatorParamsV2 } from "@countersign/api";
import { toBase64url } from "../bytes.js";
import type { Profile } from "./profiles.js";

const algorithms = [
  { type: "public-key", alg: -7 },
  { type: "public-key", alg: -257 },
] as const;

/** @throws DOMException where the person declines */
export async function makePasskey(
  profile: Pick<Profile, "userId" | "userName" | "organizationName">,
): Promise<Omit<AuthenticatorParamsV2, "authenticatorName">> {
  const challenge = crypto.getRandomValues(new Uint8Array(32));
  const created = await navigator.credentials.create({
    publicKey: {
      challenge,
      rp: { id: location.hostname, name: "Countersign" },
      user: {
        id: new TextEncoder().encode(profile.userId),
        name: profile.userName,
        displayName: `${profile.userName} · ${profile.organizationName}`,
      },
      pubKeyCredParams: [...algorithms],
      authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
      attestation: "none",
    },
  });
  if (!(created instanceof PublicKeyCredential)) throw new Error("no passkey was made");
  const response = created.response as AuthenticatorAttestationResponse;
  return {
    challenge: toBase64url(challenge),
    attestation: {
      credentialId: created.id,
      clientDataJson: toBase64url(new Uint8Array(response.clientDataJSON)),
      attestationObject: toBase64url(new Uint8Array(response.attestationObject)),
      transports: response.getTransports().flatMap((name) => transports[name] ?? []),
    },
  };
}

const transports: Readonly<Record<string, AuthenticatorParamsV2["attestation"]["transports"]>> = {
  ble: ["AUTHENTICATOR_TRANSPORT_BLE"],
  internal: ["AUTHENTICATOR_TRANSPORT_INTERNAL"],
  nfc: ["AUTHENTICATOR_TRANSPORT_NFC"],
  usb: ["AUTHENTICATOR_TRANSPORT_USB"],
  hybrid: ["AUTHENTICATOR_TRANSPORT_HYBRID"],
};
