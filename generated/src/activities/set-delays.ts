// Says for how long dangerous changes wait after their last vote before they are carried out. Raising a delay takes
// effect at once; an activity that lowers or removes one waits for as long as that one itself. What is left out stays
// as it is. Only the root quorum does this. An addition to the API, which existing clients do not know. Submitted to
// `submit/set_delays`.

import type { ActivityBase } from "../activity.js";
import type { CallOptions, Connection } from "../runtime/client.js";
import type { InputOf, Operation } from "../runtime/operation.js";
import type { ExpirationSeconds, MillisecondTimestamp, OrganizationId } from "../scalars.js";
import { call } from "../runtime/client.js";

/**
 * Parameters of `ACTIVITY_TYPE_SET_DELAYS`. Says for how long dangerous changes wait after their last vote
 * before they are carried out. Raising a delay takes effect at once; an activity that lowers or removes one
 * waits for as long as that one itself. What is left out stays as it is. Only the root quorum does this. An
 * addition to the API, which existing clients do not know.
 */
export interface SetDelaysIntent {
  /**
   * For changes of policies, and of what decides what they allow: tags, features, origins, allowlists, interfaces
   * of contracts.
   */
  readonly policies?: ExpirationSeconds | undefined;
  /** For changes of the root quorum. */
  readonly rootQuorum?: ExpirationSeconds | undefined;
  /** For changes of the credentials, contacts and MFA policies of root users, and for their deletion. */
  readonly rootCredentials?: ExpirationSeconds | undefined;
  /** For changes and deletions of spending limits, and for new velocity controls and their deletion. */
  readonly limits?: ExpirationSeconds | undefined;
  /** For changes of address books. */
  readonly addressBook?: ExpirationSeconds | undefined;
  /** For the export of wallets, wallet accounts and private keys. */
  readonly keyExport?: ExpirationSeconds | undefined;
  /** For the deletion of wallets, wallet accounts, private keys and the organization. */
  readonly keyDeletion?: ExpirationSeconds | undefined;
}

/** What a completed `ACTIVITY_TYPE_SET_DELAYS` answers. */
export interface SetDelaysResult {}

/**
 * Activity of type `ACTIVITY_TYPE_SET_DELAYS`. Says for how long dangerous changes wait after their last vote
 * before they are carried out. Raising a delay takes effect at once; an activity that lowers or removes one
 * waits for as long as that one itself. What is left out stays as it is. Only the root quorum does this. An
 * addition to the API, which existing clients do not know.
 */
export interface SetDelaysActivity extends ActivityBase {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_DELAYS";
  /** What was asked for. */
  readonly intent: { readonly setDelaysIntent: SetDelaysIntent };
  /** What came of it; empty until it is completed. */
  readonly result: { readonly setDelaysResult?: SetDelaysResult | undefined };
}

/**
 * Body of `submit/set_delays` for `ACTIVITY_TYPE_SET_DELAYS`. Says for how long dangerous changes wait after
 * their last vote before they are carried out. Raising a delay takes effect at once; an activity that lowers or
 * removes one waits for as long as that one itself. What is left out stays as it is. Only the root quorum does
 * this. An addition to the API, which existing clients do not know.
 */
export interface SetDelaysRequest {
  /** Always this value: it tells which kind of activity this is. */
  readonly type: "ACTIVITY_TYPE_SET_DELAYS";
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
  readonly parameters: SetDelaysIntent;
}

/** Answer to a submitted `ACTIVITY_TYPE_SET_DELAYS`. */
export interface SetDelaysResponse {
  /** The activity that was submitted, with its result once it is completed. */
  readonly activity: SetDelaysActivity;
}

/** What `setDelays` takes: its request without what the client fills in. */
export interface SetDelaysInput extends InputOf<SetDelaysRequest, "type", "timestampMs"> {}

/** `setDelays` as data. */
export const setDelaysOperation: Operation = {
  name: "setDelays",
  path: "/public/v1/submit/set_delays",
  kind: "submit",
  type: "ACTIVITY_TYPE_SET_DELAYS",
  fill: ["timestampMs"],
};

/**
 * Says for how long dangerous changes wait after their last vote before they are carried out. Raising a delay
 * takes effect at once; an activity that lowers or removes one waits for as long as that one itself. What is
 * left out stays as it is. Only the root quorum does this. An addition to the API, which existing clients do not
 * know.
 *
 * @throws ApiError as `call` says
 */
export function setDelays(
  connection: Connection,
  input: SetDelaysInput,
  options?: CallOptions,
): Promise<SetDelaysResponse> {
  return call(connection, setDelaysOperation, input, options);
}
