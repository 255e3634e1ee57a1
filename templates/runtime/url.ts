// Requests with members in their URL, as a client sends them.

import { ApiError } from "./errors.js";
import type { Operation } from "./operation.js";

/**
 * Puts members into the path, where it names them in braces, and into the query string: those named in `query`, or all
 * others where the method has no body.
 *
 * @throws ApiError code 3, where a member of the path is absent, or would name another path
 */
export function inUrl(method: string, path: string, query: readonly string[] = []): NonNullable<Operation["bind"]> {
  return (request) => {
    const members = new Map<string, unknown>(Object.entries(request));
    const take = (name: string): unknown => {
      const value = members.get(name);
      members.delete(name);
      return value;
    };
    const segments = path.split("/").map((segment) => {
      const filled = segment.replace(/\{([^}]*)\}/, (_, name: string) => {
        const value = take(name) ?? "";
        if (value === "") throw new ApiError(3, `/${name}: expected a value that is not empty, for the path`);
        return encodeURIComponent(String(value));
      });
      // Whatever reads URLs takes these for steps from folder to folder.
      if (segment !== filled && (filled === "." || filled === ".."))
        throw new ApiError(3, `${filled} cannot be in a path`);
      return filled;
    });
    const hasBody = method !== "GET" && method !== "DELETE";
    const pairs = (hasBody ? query : [...members.keys()]).flatMap((name) => {
      const value = take(name) ?? [];
      const values: readonly unknown[] = Array.isArray(value) ? value : [value];
      return values.map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`);
    });
    return {
      method,
      path: segments.join("/") + (pairs.length > 0 ? `?${pairs.join("&")}` : ""),
      body: hasBody ? Object.fromEntries(members) : undefined,
    };
  };
}
