// Keys of issuers, kept for a while. However many tokens come, and whatever keys they name, an issuer is asked seldom.

import { ApiError, ErrorCode } from "@countersign/api";
import { errors } from "jose";
import type { CryptoKey, JWTHeaderParameters } from "jose";
import { LRUCache } from "lru-cache";
import type { LookupFunction } from "node:net";
import type { Settings } from "../config/settings.js";
import type { Owner } from "../event-loop/owner.js";
import { UnderWay } from "../event-loop/under-way.js";
import { guardedLookup } from "../net/resolve.js";
import type { ResolveHost } from "../net/resolve.js";
import { fetchPublishedKeys } from "./published-keys.js";
import type { PublishedKeys } from "./published-keys.js";

/** The least time between two askings of one issuer, be it for a key that it did not have or because it has failed. */
const pauseMilliseconds = 10_000;
const mostIssuers = 1000;
const mostBytes = 16 * 1024 * 1024;
/** Issuers that are asked at the same time: in all, and for one organization or tenant, which may name ones that do not answer. */
const mostAtOnce = 64;
const mostOfOne = { organization: 4, tenant: 8 };

interface Failure {
  readonly error: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export class IssuerKeys {
  readonly #settings: Settings["oidc"];
  readonly #lookup: LookupFunction;
  readonly #kept = new LRUCache<string, PublishedKeys>({
    max: mostIssuers,
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
  });
  readonly #failures = new LRUCache<string, Failure>({ max: mostIssuers });
  readonly #underWay = new Map<string, Promise<PublishedKeys>>();
  readonly #asked = new UnderWay("questions to issuers", mostOfOne);

  constructor(settings: Settings["oidc"], resolve: ResolveHost) {
    this.#settings = settings;
    this.#lookup = guardedLookup(resolve, settings.allowPrivateIssuers);
  }

  /**
   * The key of an issuer that the header of a token asks for.
   *
   * Where the issuer cannot be reached, the keys it last had serve for as long again as they would have been kept
   * anyway.
   *
   * @param whose token it is
   * @throws ApiError UNAVAILABLE where the issuer cannot be reached, INVALID_ARGUMENT where it publishes no keys; the
   *   error of jose for a key that is not among them
   */
  async find(issuer: string, header: JWTHeaderParameters, whose?: Owner): Promise<CryptoKey> {
    const kept = this.#kept.get(issuer);
    const age = ageOf(kept?.fetchedAt);
    const lifetime = this.#settings.keysSeconds * 1000;
    if (kept && age < lifetime) {
      try {
        return await kept.select(header);
      } catch (error) {
        // The issuer may have begun to sign with another key.
        if (!isMissingKey(error) || age < pauseMilliseconds) throw error;
      }
    }
    let renewed: PublishedKeys;
    try {
      renewed = await this.#renew(issuer, whose);
    } catch (failure) {
      if (!kept || age >= 2 * lifetime || !(failure instanceof ApiError) || failure.code !== ErrorCode.UNAVAILABLE)
        throw failure;
      return kept.select(header).catch((error: unknown) => {
        throw isMissingKey(error) ? failure : error;
      });
    }
    return renewed.select(header);
  }

  /** Asks the issuer, once for all who wait for it, and not again right after it has failed. */
  async #renew(issuer: string, whose: Owner | undefined): Promise<PublishedKeys> {
    const underWay = this.#underWay.get(issuer);
    if (underWay) return underWay;
    const failure = this.#failures.get(issuer);
    if (failure && ageOf(failure.at) < pauseMilliseconds) throw failure.error;
    if (this.#underWay.size >= mostAtOnce) {
      throw new ApiError(ErrorCode.UNAVAILABLE, "too many requests to issuers are in progress; try again");
    }
    const leave = whose && this.#asked.enter(whose);
    const asking = this.#ask(issuer).finally(() => {
      this.#underWay.delete(issuer);
      leave?.();
    });
    this.#underWay.set(issuer, asking);
    return asking;
  }

  async #ask(issuer: string): Promise<PublishedKeys> {
    const signal = AbortSignal.timeout(this.#settings.timeoutMs);
    try {
      const keys = await fetchPublishedKeys(issuer, this.#settings, { lookup: this.#lookup, signal });
      this.#kept.set(issuer, keys);
      this.#failures.delete(issuer);
      return keys;
    } catch (error) {
      this.#failures.set(issuer, { error, at: Date.now() });
      throw error;
    }
  }
}

/** Milliseconds since a time; without end where there is none, or where the clock has been set back since. */
function ageOf(time: number | undefined): number {
  const age = Date.now() - (time ?? Infinity);
  return age < 0 ? Infinity : age;
}

function isMissingKey(error: unknown): boolean {
  return error instanceof errors.JWKSNoMatchingKey;
}
