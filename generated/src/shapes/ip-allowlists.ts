// Records of the contract's shapes/ip-allowlists.yaml.

import type { IpAllowlistErrorOutcome } from "../enums.js";
import type { IpNetwork, OrganizationId, PublicKey } from "../scalars.js";

/** Addresses from which requests are accepted, of an organization or one of its API keys. */
export interface IpAllowlist {
  /** Organization to which it belongs. */
  readonly organizationId: OrganizationId;
  /** The rules, in the order in which they were set. */
  readonly rules: readonly IpAllowlistRule[];
  /** API key whose requests it is about. Absent for the organization's own. */
  readonly publicKey?: PublicKey | undefined;
  /** Whether it is in force. */
  readonly enabled?: boolean | undefined;
  /** What becomes of a request whose address cannot be compared with the rules. Default: DENY. */
  readonly onEvaluationError?: IpAllowlistErrorOutcome | undefined;
}

/** A network from which requests are to be accepted. */
export interface IpAllowlistIntentRule {
  /** Network as CIDR writes it, or one address. */
  readonly cidr: IpNetwork;
  /** What the network is, for people. */
  readonly label?: string | undefined;
}

/** A network from which requests are accepted. */
export interface IpAllowlistRule {
  /** Network as CIDR writes it, or one address. */
  readonly cidr: IpNetwork;
  /** What the network is, for people. */
  readonly label?: string | undefined;
  /** When the rule was set first, as RFC 3339 writes it. */
  readonly createdAt?: string | undefined;
}
