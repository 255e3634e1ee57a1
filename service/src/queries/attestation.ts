// Attestation documents, which only an enclave can give.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Service } from "@countersign/api/server";
import type { Call } from "../auth/caller.js";

export const attestationQueries: Pick<Service<Call>, "getAttestation"> = {
  getAttestation() {
    throw new ApiError(
      ErrorCode.UNIMPLEMENTED,
      "this deployment does not run in an enclave and has no attestation document",
    );
  },
};
