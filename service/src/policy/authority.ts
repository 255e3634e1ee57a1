// Who has to agree to an activity whatever policies say.

/** What policies cannot change about one activity. */
export interface Authority {
  /** Whether only the root quorum can do it. No policy can allow it, or deny it to the quorum's members. */
  readonly rootQuorumOnly: boolean;
  /** Whether one root user is enough. No policy can deny it to them. */
  readonly anyRootUser: boolean;
  /**
   * Ids of the users whose access it changes: their credentials, sessions and contacts, or that they are users at all. By
   * these, someone could act as such a user, or keep them from acting.
   */
  readonly accessOf: readonly string[];
  /** Whether users may do it to themselves without a policy that allows it. */
  readonly selfService: boolean;
}
