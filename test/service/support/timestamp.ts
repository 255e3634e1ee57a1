// The time in requests of tests.

const used = new Set<number>();

/** Now, or the next millisecond that no request has had: equal bodies would be one activity. Tests move the clock. */
export function nextTimestamp(): string {
  let time = Date.now();
  while (used.has(time)) time++;
  used.add(time);
  return String(time);
}
