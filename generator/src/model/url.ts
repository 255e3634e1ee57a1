// Paths with members in them.

/** `pets/{petId}/toys/{toyId}` → petId, toyId. */
export function membersOfPath(path: string): readonly string[] {
  return [...path.matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}

/** What tells operations apart on the wire: the names of members in a path do not. */
export function routeOf(path: string, method = "POST"): string {
  const route = path.replaceAll(/\{[^{}]*\}/g, "{}");
  return method === "POST" ? route : `${method} ${route}`;
}
