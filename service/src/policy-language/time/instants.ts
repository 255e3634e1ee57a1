// Instants and spans of time as the time of a policy writes them.

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;
const longestDays = 7;

/** Date and time to the second, or to the millisecond, at UTC. */
const timestamp = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?(Z|\+00:00)$/;

/** Milliseconds since 1970; what is wrong with a text that is no timestamp (RFC 3339) at UTC. */
export function readTimestamp(text: string): number | string {
  const expected = "expected a timestamp at UTC such as 2026-01-31T09:00:00Z";
  if (!timestamp.test(text)) return expected;
  const instant = Date.parse(text);
  // The 31st of a month that has 30 days is read as the 1st of the next.
  const isReal = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text.slice(0, 19));
  return isReal ? instant : `${expected}; there is no such day or time`;
}

/** Milliseconds; what is wrong with a text that is no duration. */
export function readDuration(text: string): number | string {
  const expected = `expected a duration such as 8h, 1d12h or 90m, of at most ${longestDays}d`;
  const [whole, days = "0", hours = "0", minutes = "0"] =
    /^(?:(\d{1,5})d)?(?:(\d{1,5})h)?(?:(\d{1,5})m)?$/.exec(text) ?? [];
  if (whole === undefined) return expected;
  const duration = Number(days) * day + Number(hours) * hour + Number(minutes) * minute;
  return duration > 0 && duration <= longestDays * day ? duration : expected;
}
