// Which addresses only this machine can reach.

import ipaddr from "ipaddr.js";

export function isLoopback(host: string): boolean {
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}
