// One step of the attackers.

import type { Member } from "../../../service/src/organizations/member.js";
import type { Organization } from "../../../service/src/organizations/organization.js";
import type { SoftwareAuthenticator } from "../support/authenticator.js";
import type { Draw } from "./draw.js";
import type { Environment } from "./environment.js";
import type { Credential, Loot } from "./loot.js";
import type { Victim } from "./victims.js";

/** One step of the attackers: who does it, and to whom. */
export interface Scene {
  readonly draw: Draw;
  readonly environment: Environment;
  readonly loot: Loot;
  readonly victim: Victim;
  readonly organization: Organization;
  readonly by: Credential;
  /** The user whom the step is about. */
  readonly target: Member;
  /** Counts steps, for names that are new. */
  readonly step: number;
  /** The authenticator that the request registers, by which an invitation is accepted. */
  registered?: SoftwareAuthenticator;
}
