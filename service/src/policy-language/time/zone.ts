// Time zones by their IANA names, as the runtime knows them.

export interface TimeZone {
  /** Milliseconds by which its clocks are ahead of UTC at an instant, in milliseconds since 1970. */
  offsetAt(instant: number): number;
}

/** Zones by the name as it was written, in lower case. There are some 600. */
const zones = new Map<string, TimeZone>();
const form = /^[a-z][a-z0-9_+-]*(\/[a-z0-9_+-]+)*$/i;
const longest = 64;
/** Clocks are changed at quarters of an hour. */
const quarter = 15 * 60_000;
/** Offsets that are remembered of a zone. */
const remembered = 64;

/** Undefined for a name that the runtime does not know. */
export function timeZone(name: string): TimeZone | undefined {
  if (name.length > longest || !form.test(name)) return undefined;
  const key = name.toLowerCase();
  let zone = zones.get(key);
  if (!zone) {
    try {
      zone = new KnownZone(name);
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
    zones.set(key, zone);
  }
  return zone;
}

class KnownZone implements TimeZone {
  readonly #format: Intl.DateTimeFormat;
  /** By quarter of an hour. Asking the runtime takes a thousand times as long. */
  readonly #offsets = new Map<number, number>();

  /** @throws RangeError for an unknown name */
  constructor(name: string) {
    this.#format = new Intl.DateTimeFormat("en-US", {
      timeZone: name,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
  }

  offsetAt(instant: number): number {
    const place = Math.floor(instant / quarter);
    let offset = this.#offsets.get(place);
    if (offset === undefined) {
      offset = this.#ask(place * quarter);
      if (this.#offsets.size >= remembered) this.#offsets.clear();
      this.#offsets.set(place, offset);
    }
    return offset;
  }

  #ask(instant: number): number {
    const read = Object.fromEntries(
      this.#format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0 } = read;
    return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
  }
}
