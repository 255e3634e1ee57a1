// An example of a request as it goes out: what is in the URL, and what is in the body.

import type { Json, Model, PlainOperation } from "../model/model.js";

export interface LocatedExample {
  readonly method: string;
  /** With the query string. */
  readonly path: string;
  /** undefined where there is none. */
  readonly body: Json | undefined;
}

type Located = { readonly path: string; readonly url?: PlainOperation["url"] };

export function located({ contract }: Model, { path, url }: Located, request: Json): LocatedExample {
  const whole = `${contract.basePath}/${path}`;
  if (!url) return { method: "POST", path: whole, body: request };
  const members = new Map(Object.entries(request as { readonly [name: string]: Json }));
  const filled = whole.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => encodeURIComponent(String(members.get(name))));
  const pairs = url.query.flatMap(({ name }) => {
    const value = members.get(name) ?? [];
    const values: readonly Json[] = Array.isArray(value) ? (value as readonly Json[]) : [value];
    return values.map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`);
  });
  for (const { name } of [...url.path, ...url.query]) members.delete(name);
  return {
    method: url.method,
    path: pairs.length > 0 ? `${filled}?${pairs.join("&")}` : filled,
    body: url.hasBody ? Object.fromEntries(members) : undefined,
  };
}
