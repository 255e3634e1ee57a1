// Times at which a policy applies. There are none: a policy that was stored without its time would apply always, and so
// one that allows would allow too much.

import { ApiError, ErrorCode } from "@countersign/api";

/**
 * @param path of the parameters that may have a time: empty, or with a dot at the end
 * @throws ApiError UNIMPLEMENTED for a time; an empty one means always, which is what every policy does
 */
export function refuseTime(path: string, { time }: { readonly time?: string | undefined }): void {
  if (!time) return;
  throw new ApiError(
    ErrorCode.UNIMPLEMENTED,
    `${path}time: this service has no policies that apply at certain times; leave it out for one that always applies`,
  );
}
