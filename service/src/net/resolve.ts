// From a host name to the addresses that a connection may be made to. The addresses that are checked are the ones that
// are connected to: a name that answers differently the next time gains nothing.

import { lookup, Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import type { LookupFunction } from "node:net";
import { refusedAddress } from "./public-address.js";

/** The addresses of a host, at least one. Rejects with an error that has a code such as `ENOTFOUND`. */
export type ResolveHost = (host: string) => Promise<readonly string[]>;

/** The name leads where nothing may be sent to. */
export class TargetRefused extends Error {
  override readonly name = "TargetRefused";
}

/**
 * The resolver for public or for private targets.
 *
 * Public ones are asked for by DNS alone: getaddrinfo works on the threads that verify stamps, and a name server that
 * does not answer would hold them. Private ones may be in the hosts file or need a search domain.
 */
export function hostResolver(allowPrivateTargets: boolean): ResolveHost {
  if (allowPrivateTargets) {
    return async (host) => (await lookup(host, { all: true })).map(({ address }) => address);
  }
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  return async (host) => {
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
    const failure = answers.find((answer) => answer.status === "rejected");
    if (addresses.length === 0 && failure) throw failure.reason;
    return addresses;
  };
}

/** For sockets: resolves a name, and fails with {@link TargetRefused} when one of its addresses is not public. */
export function guardedLookup(resolve: ResolveHost, allowPrivateTargets: boolean): LookupFunction {
  return (host, { all, family }, callback) => {
    const find = async () => {
      const addresses = (await resolve(host)).map((address) => ({ address, family: isIP(address) }));
      const refused = allowPrivateTargets
        ? undefined
        : addresses.map(({ address }) => refusedAddress(address)).find((reason) => reason !== undefined);
      if (refused !== undefined) throw new TargetRefused(refused);
      return family === 4 || family === 6 ? addresses.filter((each) => each.family === family) : addresses;
    };
    find().then(
      (addresses) => {
        const [first] = addresses;
        if (!first) callback(Object.assign(new Error("the name has no address"), { code: "ENOTFOUND" }), "");
        else if (all) callback(null, addresses);
        else callback(null, first.address, first.family);
      },
      (error: NodeJS.ErrnoException) => callback(error, ""),
    );
  };
}
