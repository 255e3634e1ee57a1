// Renames a tag, puts it on private keys and takes it off private keys. Submitted to `submit/update_private_key_tag`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { MillisecondTimestamp, OrganizationId, PrivateKeyId, PrivateKeyTagId, TagName } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG`. Renames a tag, puts it on private keys and takes it off
 * private keys.
 */
export interface UpdatePrivateKeyTagIntent {
  /** Tag to change. */
  readonly privateKeyTagId: PrivateKeyTagId;
  /** New name. Omit it to keep the old one. */
  readonly newPrivateKeyTagName?: TagName | undefined;
  /** Keys that get the tag. May be empty. */
  readonly addPrivateKeyIds: readonly PrivateKeyId[];
  /** Keys that lose the tag. May be empty. */
  readonly removePrivateKeyIds: readonly PrivateKeyId[];
}

/** What a completed `ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG` answers. */
export interface UpdatePrivateKeyTagResult {
  /** The changed tag. */
  readonly privateKeyTagId: PrivateKeyTagId;
}

/**
 * Activity of type `ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG`. Renames a tag, puts it on private keys and takes it
 * off private keys.
 */
export interface UpdatePrivateKeyTagActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG";
  /** What was asked for. */
  readonly intent: { readonly updatePrivateKeyTagIntent: UpdatePrivateKeyTagIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly updatePrivateKeyTagResult?: UpdatePrivateKeyTagResult | undefined };
}

/**
 * Body of `submit/update_private_key_tag` for `ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG`. Renames a tag, puts it on
 * private keys and takes it off private keys.
 */
export interface UpdatePrivateKeyTagRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG";
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
  readonly parameters: UpdatePrivateKeyTagIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG`. */
export interface UpdatePrivateKeyTagResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: UpdatePrivateKeyTagActivity;
}

/** What `updatePrivateKeyTag` takes: its request without what the client fills in. */
export interface UpdatePrivateKeyTagInput extends InputOf<UpdatePrivateKeyTagRequest, "type", "timestampMs"> {}

/** `updatePrivateKeyTag` as data. */
export const updatePrivateKeyTagOperation: Operation = {
  name: "updatePrivateKeyTag",
  path: "/public/v1/submit/update_private_key_tag",
  kind: "submit",
  type: "ACTIVITY_TYPE_UPDATE_PRIVATE_KEY_TAG",
  fill: ["timestampMs"],
};

/**
 * Renames a tag, puts it on private keys and takes it off private keys.
 *
 * @throws ApiError as `call` says
 */
export function updatePrivateKeyTag(
  connection: Connection,
  input: UpdatePrivateKeyTagInput,
  options?: CallOptions,
): Promise<UpdatePrivateKeyTagResponse> {
  return call(connection, updatePrivateKeyTagOperation, input, options);
}
