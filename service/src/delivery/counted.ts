// Numbers of things in sentences.

/** `1 minute`, `5 minutes`. */
export function counted(count: number, unit: "minute" | "day" | "attempt"): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
