// How much one address may ask of one organization's proxy, and how much all of them together may start: callers have no
// credential, and what they start costs messages and rows. Each process counts by itself.

import { ApiError, ErrorCode } from "@countersign/api";
import type { Settings } from "../config/settings.js";
import { CallerCounts, networkOf } from "../net/caller-counts.js";

/** One-time codes, sign-ups, and exchanges with providers. */
const starting: ReadonlySet<string> = new Set(["initOtp", "initOtpV2", "signup", "signupV2", "oauth2Authenticate"]);

/** Callers that are remembered. Whoever has more addresses meets the organization's limit. */
const remembered = 50_000;

export class Rates {
  readonly #settings: Settings["authProxy"];
  readonly #counts = new CallerCounts(remembered);

  constructor(settings: Settings["authProxy"]) {
    this.#settings = settings;
  }

  /** @throws ApiError RESOURCE_EXHAUSTED for more than may be in a minute */
  take(organizationId: string, address: string, operation: string): void {
    const { perAddress, startsPerAddress, startsPerOrganization } = this.#settings;
    const from = `${organizationId} ${networkOf(address)}`;
    this.#count(`all ${from}`, perAddress);
    if (!starting.has(operation)) return;
    this.#count(`starts ${from}`, startsPerAddress);
    this.#count(`starts ${organizationId}`, startsPerOrganization);
  }

  #count(key: string, most: number): void {
    if (most !== 0 && this.#counts.exceeds(key, most)) {
      throw new ApiError(ErrorCode.RESOURCE_EXHAUSTED, "too many requests to this auth proxy; try again in a minute");
    }
  }
}
