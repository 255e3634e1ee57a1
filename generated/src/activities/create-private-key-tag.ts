// Creates a tag for private keys and puts it on some of them. Policies can refer to keys by tag. Submitted to
// `submit/create_private_key_tag`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PrivateKeyId, PrivateKeyTagId, TagName } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG`. Creates a tag for private keys and puts it on some of
 * them. Policies can refer to keys by tag.
 */
export interface CreatePrivateKeyTagIntent {
  /** Name of the new tag. */
  readonly privateKeyTagName: TagName;
  /** Keys that get the tag. May be empty. */
  readonly privateKeyIds: readonly PrivateKeyId[];
}

/** What a completed `ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG` answers. */
export interface CreatePrivateKeyTagResult {
  /** Id of the new tag. */
  readonly privateKeyTagId: PrivateKeyTagId;
  /** Keys that got the tag. */
  readonly privateKeyIds: readonly PrivateKeyId[];
}

/**
 * Activity of type `ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG`. Creates a tag for private keys and puts it on some of
 * them. Policies can refer to keys by tag.
 */
export interface CreatePrivateKeyTagActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG";
  /** What was asked for. */
  readonly intent: { readonly createPrivateKeyTagIntent: CreatePrivateKeyTagIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly createPrivateKeyTagResult?: CreatePrivateKeyTagResult | undefined };
}

/**
 * Body of `submit/create_private_key_tag` for `ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG`. Creates a tag for private
 * keys and puts it on some of them. Policies can refer to keys by tag.
 */
export interface CreatePrivateKeyTagRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG";
  /**
   * When the request was made, in milliseconds since 1970-01-01 UTC as a decimal string. Less than one hour old
   * and at most five minutes ahead. The same body with the same timestamp names the same activity again.
   */
  readonly timestampMs: MillisecondTimestamp;
  /** Organization in which the activity takes place. For most activities this is the caller's own. */
  readonly organizationId: OrganizationId;
  /** Whether to return proofs of what ran. Accepted and ignored: this service has none. */
  readonly generateAppProofs?: boolean | undefined;
  /** What is asked for. */
  readonly parameters: CreatePrivateKeyTagIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG`. */
export interface CreatePrivateKeyTagResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: CreatePrivateKeyTagActivity;
}

/** What `createPrivateKeyTag` takes: its request without what the client fills in. */
export interface CreatePrivateKeyTagInput extends InputOf<CreatePrivateKeyTagRequest, "type", "timestampMs"> {}

/** `createPrivateKeyTag` as data. */
export const createPrivateKeyTagOperation: Operation = {
  name: "createPrivateKeyTag",
  path: "/public/v1/submit/create_private_key_tag",
  kind: "submit",
  type: "ACTIVITY_TYPE_CREATE_PRIVATE_KEY_TAG",
  fill: ["timestampMs"],
};

/**
 * Creates a tag for private keys and puts it on some of them. Policies can refer to keys by tag.
 *
 * @throws ApiError as `call` says
 */
export function createPrivateKeyTag(
  connection: Connection,
  input: CreatePrivateKeyTagInput,
  options?: CallOptions,
): Promise<CreatePrivateKeyTagResponse> {
  return call(connection, createPrivateKeyTagOperation, input, options);
}
