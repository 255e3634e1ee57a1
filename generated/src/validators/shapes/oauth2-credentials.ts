// The types in `shapes/oauth2-credentials`: objects that judge and read their values. What is sent is held strictly:
// bounds count, unknown members are refused. What is answered is read tolerantly: unknown members and new values of
// open enums are accepted.

import type { RecordType } from "../../runtime/validate.js";
import type * as types from "../../shapes/oauth2-credentials.js";
import { answered } from "../../runtime/validate.js";
import { Oauth2Provider } from "../enums.js";
import { Oauth2CredentialId, OrganizationId } from "../scalars.js";
import { Timestamp } from "./common.js";

export type Oauth2Credential = types.Oauth2Credential;
/** Judges and reads a {@link Oauth2Credential} as it is answered. */
export const Oauth2Credential: RecordType<Oauth2Credential> = /* @__PURE__ */ answered({
  oauth2CredentialId: Oauth2CredentialId,
  organizationId: OrganizationId,
  provider: Oauth2Provider,
  clientId: { kind: "string", maxLength: 65536, example: "aG9sZC1teS1iZWVy" },
  encryptedClientSecret: { kind: "string", maxLength: 65536, example: "" },
  createdAt: () => Timestamp,
  updatedAt: () => Timestamp,
});
