// Authenticators as answers have them.

import { expect, test } from "vitest";
import { inAnswers } from "../../../service/src/organizations/authenticator-forms.js";

const times = { createdAt: { seconds: "1", nanos: "0" }, updatedAt: { seconds: "1", nanos: "0" } };
const kept = {
  transports: [],
  attestationType: "none",
  aaguid: "fbfc3007-154e-4ecc-8c0b-6e020557d7bd",
  credentialId: "kEX_5wPhW6FormaNiqxfgjoWeTk",
  model: "",
  credential: { publicKey: "a5010203262001fbff", type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR" as const },
  authenticatorId: "23be4c37-c6e1-4545-b471-57d3ea471aae",
  authenticatorName: "Phone",
  ...times,
};

test("have ids of models and public keys in base64url, whenever they were kept, and a model that people can read", () => {
  const shown = inAnswers(kept);
  expect(shown).toEqual({
    ...kept,
    // As the hosted service writes this model.
    aaguid: "-_wwBxVOTsyMC24CBVfXvQ",
    model: "Security key",
    credential: { publicKey: "pQECAyYgAfv_", type: "CREDENTIAL_TYPE_WEBAUTHN_AUTHENTICATOR" },
  });
  expect(inAnswers(shown)).toEqual(shown);
});

test("keep the name of a model that is known", () => {
  expect(inAnswers({ ...kept, model: "iCloud Keychain" }).model).toBe("iCloud Keychain");
});
