// What a proxy does for its callers, it asks of the API like any back end would: as its user, in requests that its key has
// stamped. So everything is decided, recorded and told to webhooks as for others.

import { ApiError, ErrorCode, activityKinds } from "@countersign/api";
import type { ErrorBody, IntentByType, ResultByType } from "@countersign/api";
import type { Handler } from "@countersign/api/server";
import { ownerOfAuthProxyKey } from "../activities/auth-proxy/key.js";
import type { Custody } from "../custody/custody.js";
import { findAuthProxy } from "../store/auth-proxies.js";
import type { Store } from "../store/store.js";
import type { ProxyCall } from "./call.js";

export interface ActingParts {
  readonly store: Store;
  readonly custody: Custody;
  /** Answers the operations of the API. */
  readonly api: Handler;
}

/** The activities that a proxy asks for. */
type ProxiedType =
  | "ACTIVITY_TYPE_INIT_OTP_V2"
  | "ACTIVITY_TYPE_INIT_OTP_V3"
  | "ACTIVITY_TYPE_VERIFY_OTP"
  | "ACTIVITY_TYPE_VERIFY_OTP_V2"
  | "ACTIVITY_TYPE_OTP_LOGIN"
  | "ACTIVITY_TYPE_OTP_LOGIN_V2"
  | "ACTIVITY_TYPE_OAUTH2_AUTHENTICATE"
  | "ACTIVITY_TYPE_OAUTH_LOGIN"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V7"
  | "ACTIVITY_TYPE_CREATE_SUB_ORGANIZATION_V8";

interface Answer {
  readonly activity: { readonly result: Readonly<Record<string, unknown>> };
}

export class ActingProxy {
  readonly #parts: ActingParts;
  /** Requests of one millisecond would else be one request, where their callers ask for the same. */
  #lastTimestamp = 0;

  constructor(parts: ActingParts) {
    this.#parts = parts;
  }

  /**
   * Has an activity carried out.
   *
   * @param organizationId the proxy's organization, or one below it
   * @throws ApiError as the API answers
   */
  async act<Type extends ProxiedType>(
    call: ProxyCall,
    type: Type,
    parameters: IntentByType[Type],
    organizationId = call.organization.id,
  ): Promise<ResultByType[Type]> {
    this.#lastTimestamp = Math.max(Date.now(), this.#lastTimestamp + 1);
    const timestampMs = String(this.#lastTimestamp);
    const bytes = Buffer.from(JSON.stringify({ type, timestampMs, organizationId, parameters }));
    const stamp = await this.#stamp(call, bytes);
    const { path, resultKey } = activityKinds[type];
    const { status, body } = await this.#parts.api({
      method: "POST",
      path,
      header: (name) => (name.toLowerCase() === "x-stamp" ? stamp : undefined),
      body: () => bytes,
      source: call.source,
    });
    const answer = JSON.parse(await textOf(body)) as unknown;
    if (status !== 200) throw refusalOf(answer as ErrorBody);
    return (answer as Answer).activity.result[resultKey!] as ResultByType[Type];
  }

  async #stamp({ organization, proxy }: ProxyCall, body: Uint8Array): Promise<string> {
    const { store, custody } = this.#parts;
    // Read each time: a rotation of the key-encryption key may have sealed it anew.
    const row = await findAuthProxy(store.in(organization));
    if (row?.id !== proxy.configId) throw gone();
    const owner = ownerOfAuthProxyKey(organization.id, proxy.configId);
    const signature = await custody.onBehalfOf(organization).signTransfer({ owner, sealed: row.sealed }, body);
    const stamp = { publicKey: proxy.publicKey, scheme: "SIGNATURE_SCHEME_TK_API_P256", signature };
    return Buffer.from(JSON.stringify(stamp)).toString("base64url");
  }
}

/** What is refused to the proxy is refused to its caller. That the proxy itself is not known is not the caller's fault. */
function refusalOf({ code, message, details }: ErrorBody): ApiError {
  return code === ErrorCode.UNAUTHENTICATED ? gone() : new ApiError(code, message, { details });
}

function gone(): ApiError {
  return new ApiError(ErrorCode.UNAVAILABLE, "the auth proxy was just changed; try again");
}

async function textOf(body: string | AsyncIterable<string>): Promise<string> {
  if (typeof body === "string") return body;
  let text = "";
  for await (const piece of body) text += piece;
  return text;
}
