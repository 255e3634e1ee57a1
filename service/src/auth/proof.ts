// What a caller proves: that they hold a credential. Whose it is, and the public key by which a stamp is verified,
// depends on the organization.

import type { Member } from "../organizations/member.js";
import type { Organization } from "../organizations/organization.js";
import type { StampRecord } from "./caller.js";
import type { StampRefused } from "./refusal.js";

export interface Proof {
  readonly stamp: StampRecord;
  /**
   * Whose credential it is in an organization.
   *
   * @throws StampRefused where it must not be used; ApiError PERMISSION_DENIED where it is good for other operations
   *   only
   */
  readonly findIn: (organization: Organization) => Promise<Member | undefined>;
  /**
   * Notes that the holder of the credential has signed a request that names the organization, which leads them there from
   * now on. Only after `findIn` has found them in it. Absent where nothing is signed by a credential.
   */
  readonly noteSigned?: (organization: Organization) => Promise<void>;
  /** The profile of the session that proves it, in the organization to which its user belongs. */
  readonly profileIn?: (home: Organization) => string | undefined;
  /** What its token proves of its holder. Only after `findIn` has found them. Absent where there is no token. */
  readonly attestedIn?: (organization: Organization) => Promise<string | undefined>;
  /** Ids of the organizations below a parent to which it leads. */
  readonly findBelow: (parentId: string) => Promise<string[]>;
  /**
   * Who its holder will be in an organization in which it is nobody's yet. Only where the operation admits guests.
   *
   * @throws StampRefused
   */
  readonly findGuest?: (organization: Organization) => Promise<Member>;
  /**
   * To be called before the refusal of a request of which no member was found: takes the time that it takes to refuse a
   * credential that is known.
   *
   * @returns why the credential does not count, where more is known than that it was not found
   */
  readonly notFound?: () => Promise<StampRefused | undefined>;
}
