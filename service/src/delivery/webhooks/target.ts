// Where deliveries may go: to public addresses, unless the operator allows private ones. Whoever registers a webhook
// must not be able to reach what only this machine and its neighbours can.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Settings } from "../../config/settings.js";
import { refusedHost } from "../../net/public-address.js";

type TargetSettings = Pick<Settings["webhooks"], "allowPrivateTargets">;

const maxLength = 2048;

/**
 * Checks the URL of a webhook, when it is registered and before each delivery. A host name's addresses are checked when
 * a connection is made to them.
 *
 * @throws ApiError INVALID_ARGUMENT, which says what is wrong without repeating the URL
 */
export function checkWebhookUrl(text: string, { allowPrivateTargets }: TargetSettings): URL {
  if (text.length > maxLength) {
    throw refusal(`has ${text.length} characters; at most ${maxLength} are allowed`);
  }
  // Blanks would be dropped in silence.
  const url = !/\s/.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw refusal("must be absolute, with http or https, such as https://hooks.example.com/custody");
  }
  if (url.username !== "" || url.password !== "") {
    throw refusal("must not contain a user name or password; deliveries are signed");
  }
  if (allowPrivateTargets) return url;
  const reason = refusedHost(url);
  if (reason !== undefined) throw refusal(reason);
  return url;
}

function refusal(reason: string): ApiError {
  return new ApiError(ErrorCode.INVALID_ARGUMENT, `the URL of a webhook ${reason}`);
}
