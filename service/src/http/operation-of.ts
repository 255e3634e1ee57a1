import type { FastifyRequest } from "fastify";

/**
 * The path of the operation that is asked for, as the contract has it; `none` where there is no such operation. Of bounded
 * number, so that metrics can be counted by it.
 */
export function operationOf({ routeOptions: { url }, params }: FastifyRequest): string {
  if (url === undefined) return "none";
  // Methods that are not an operation's own have one route for all operations of a folder.
  const end = url.indexOf(":other(");
  return end < 0 ? url : url.slice(0, end) + (params as { readonly other: string }).other;
}
