// The curves on which this service holds keys.

import { ApiError, Curve, ErrorCode } from "@countersign/api";

/** By their number inside sealed secrets. Append only. */
export const curves: readonly Curve[] = [Curve.SECP256K1, Curve.ED25519];

/** What a curve of which this service knows nothing is answered with: INVALID_ARGUMENT. */
export function unknownCurve(curve: string): ApiError {
  return new ApiError(
    ErrorCode.INVALID_ARGUMENT,
    `unknown curve ${JSON.stringify(curve.slice(0, 64))}; known are ${curves.join(", ")}`,
  );
}
