// Records of the contract's shapes/organizations.yaml.

import type { FeatureName } from "../enums.js";
import type { Open } from "../runtime/open.js";
import type { FeatureValue, OrganizationId, OrganizationName, QuorumThreshold, UserId } from "../scalars.js";
import type { Invitation } from "./invitations.js";
import type { Policy } from "./policies.js";
import type { PrivateKey } from "./private-keys.js";
import type { SmartContractInterfaceReference } from "./smart-contract-interfaces.js";
import type { Tag } from "./tags.js";
import type { User } from "./users.js";
import type { Wallet } from "./wallets.js";

/** Settings of an organization. */
export interface Config {
  /** Features that are set. */
  readonly features?: readonly Feature[] | undefined;
  /**
   * The root quorum. When as many of these users as the threshold says have approved an activity, it is allowed
   * whatever the policies say.
   */
  readonly quorum?: Quorum | undefined;
}

/** A feature of an organization that is set, with its value. */
export interface Feature {
  /** Switches and settings of an organization. Only the root quorum can change them. */
  readonly name?: Open<FeatureName> | undefined;
  /** Setting of a feature, as described at each value of FeatureName. Empty if the feature has no setting. */
  readonly value?: FeatureValue | undefined;
}

/** All that belongs to an organization, sub-organizations excepted. */
export interface OrganizationData {
  /** Identifier of an organization or sub-organization. */
  readonly organizationId?: OrganizationId | undefined;
  /** Name of an organization, for people. */
  readonly name?: OrganizationName | undefined;
  /** Users of the organization, root users included. */
  readonly users?: readonly User[] | undefined;
  /** Policies of the organization. */
  readonly policies?: readonly Policy[] | undefined;
  /** Private keys of the organization. */
  readonly privateKeys?: readonly PrivateKey[] | undefined;
  /** Invitations of the organization, answered ones included. */
  readonly invitations?: readonly Invitation[] | undefined;
  /** Tags of the organization, of both kinds. */
  readonly tags?: readonly Tag[] | undefined;
  /**
   * The root quorum. When as many of these users as the threshold says have approved an activity, it is allowed
   * whatever the policies say.
   */
  readonly rootQuorum?: Quorum | undefined;
  /** Features that are set. */
  readonly features?: readonly Feature[] | undefined;
  /** Wallets of the organization. Their accounts are read separately. */
  readonly wallets?: readonly Wallet[] | undefined;
  /** Interfaces of smart contracts, of which policies see what calls say. */
  readonly smartContractInterfaceReferences?: readonly SmartContractInterfaceReference[] | undefined;
}

/**
 * The root quorum. When as many of these users as the threshold says have approved an activity, it is allowed
 * whatever the policies say.
 */
export interface Quorum {
  /** How many of the users have to approve. At most as many as there are. */
  readonly threshold: QuorumThreshold;
  /** Ids of the root users. */
  readonly userIds: readonly UserId[];
}
