// Records of the contract's shapes/activity.yaml.

import type { SignatureScheme, VoteSelection } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { ActivityId, UserId, VoteId } from "../scalars.js";
import type { Timestamp } from "./common.js";
import type { User } from "./users.js";

/** Activities of an organization that are not listed any more, because the operator keeps them in files. */
export interface ActivityArchive {
  /** When the newest of them was created. What was finished long enough ago and is older has moved, too. */
  readonly until: Timestamp;
  /** When that one moved. */
  readonly movedAt: Timestamp;
}

/** A user's signed approval or rejection of an activity. */
export interface Vote {
  /** Identifier of a vote. */
  readonly id: VoteId;
  /** User who voted. */
  readonly userId: UserId;
  /** User who voted, as they were then. */
  readonly user: User;
  /** Identifier of an activity; a UUID of version 7, so that ids sort by the time of creation. */
  readonly activityId: ActivityId;
  /** Which way a vote went. */
  readonly selection: VoteSelection;
  /** Exact body of the request that cast the vote. The signature covers it. */
  readonly message: string;
  /** Public key of the credential that cast the vote, in hex. */
  readonly publicKey: string;
  /** Signature of the stamp that came with the request, in the encoding of its scheme. */
  readonly signature: string;
  /** How the signature was made. The vote of an authenticator has a value that is not listed. */
  readonly scheme: Open<SignatureScheme>;
  /** A point in time. */
  readonly createdAt: Timestamp;
}
