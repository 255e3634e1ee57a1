// Takes a text of server-sent events apart as it arrives (HTML Living Standard, 9.2.6), however it is cut into pieces.

import { ApiError } from "./errors.js";

/** One event; without `data` it says no more than up to where a stream has come. */
export interface SentEvent {
  /** Empty for a message. */
  readonly type: string;
  readonly data: string | undefined;
  /** Of this event, or of the last one before it that had one. */
  readonly id: string | undefined;
}

/** Most UTF-16 code units of an event, its line ends not counted. */
const longestEvent = 4_194_304;

/** Reads events from pieces of text. */
export class EventReader {
  /** The line that has begun. */
  #line = "";
  #isAfterReturn = false;
  #size = 0;
  #type = "";
  #data: string[] = [];
  #id: string | undefined;

  readonly #operation: string;

  /**
   * @param operation whose answer it is
   * @param id of the last event that was read before
   */
  constructor(operation: string, id: string | undefined) {
    this.#operation = operation;
    this.#id = id;
  }

  /**
   * @returns the events that end in this piece
   * @throws ApiError code 13 for an event that has more than 4,194,304 UTF-16 code units
   */
  *read(piece: string): Generator<SentEvent, void, undefined> {
    const ends = /\r\n|\r|\n/g;
    // The second half of a line end that was cut in two.
    let start = this.#isAfterReturn && piece.startsWith("\n") ? 1 : 0;
    ends.lastIndex = start;
    for (let end = ends.exec(piece); end; end = ends.exec(piece)) {
      const line = this.#grow(piece.slice(start, end.index));
      start = ends.lastIndex;
      this.#line = "";
      if (line !== "") this.#take(line);
      else if (this.#size > 0) yield this.#event();
    }
    this.#grow(piece.slice(start));
    if (piece !== "") this.#isAfterReturn = piece.endsWith("\r");
  }

  #grow(more: string): string {
    this.#size += more.length;
    if (this.#size > longestEvent) {
      throw new ApiError(13, `an event has more than ${longestEvent} characters`, { operation: this.#operation });
    }
    return (this.#line += more);
  }

  #take(line: string): void {
    const [, name = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (name === "") this.#size -= line.length;
    if (name === "event") this.#type = value;
    if (name === "data") this.#data.push(value);
    if (name === "id" && !value.includes("\0")) this.#id = value === "" ? undefined : value;
  }

  #event(): SentEvent {
    const event = {
      type: this.#type,
      data: this.#data.length === 0 ? undefined : this.#data.join("\n"),
      id: this.#id,
    };
    this.#size = 0;
    this.#type = "";
    this.#data = [];
    return event;
  }
}
