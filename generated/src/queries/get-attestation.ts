// Reads the attestation document of an isolated part of the service, which says what code runs there. Asked of
// `query/get_attestation`.

import type { EnclaveType } from "../enums.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { Open } from "../runtime/open.js";
import type { Operation } from "../runtime/operation.js";
import type { OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Body of the query `getAttestation`. Reads the attestation document of an isolated part of the service, which
 * says what code runs there.
 */
export interface GetAttestationRequest {
  /** The caller's organization, or one of its sub-organizations. */
  readonly organizationId: OrganizationId;
  /** Which isolated part of the service a caller wants attested. */
  readonly enclaveType: Open<EnclaveType>;
}

/** Answer to the query `getAttestation`. */
export interface GetAttestationResponse {
  /** The document in base64, standard alphabet with padding. What it states depends on where the service runs. */
  readonly attestationDocument: string;
}

/** `getAttestation` as data. */
export const getAttestationOperation: Operation = {
  name: "getAttestation",
  path: "/public/v1/query/get_attestation",
  kind: "query",
};

/**
 * Reads the attestation document of an isolated part of the service, which says what code runs there.
 *
 * @throws ApiError as `call` says
 */
export function getAttestation(
  connection: Connection,
  input: GetAttestationRequest,
  options?: CallOptions,
): Promise<GetAttestationResponse> {
  return call(connection, getAttestationOperation, input, options);
}
