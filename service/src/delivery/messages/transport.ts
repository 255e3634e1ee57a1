// What takes a finished message: a mail server, an HTTP service or a folder.

/** An e-mail, ready to be sent. */
export interface Email {
  /** Id of the message; Message-ID and file name follow from it. */
  readonly id: string;
  readonly from: Mailbox;
  readonly to: string;
  /** Address to which answers go; that of `from` without it. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** None where a template is plain text only. */
  readonly html?: string;
  /** When the message was asked for, in milliseconds since 1970. */
  readonly date: number;
}

/** An e-mail address, and the name that is shown for it. */
export interface Mailbox {
  readonly name?: string;
  readonly address: string;
}

/** A text message, ready to be sent. */
export interface TextMessage {
  /** Id of the message. A message that is sent again has the same one. */
  readonly id: string;
  /** Phone number in E.164 form. */
  readonly to: string;
  readonly text: string;
}

/** How a sending ended. Errors are short, and hold nothing that a server has chosen or that stands in a message. */
export type SendResult =
  /** `path`: the file that was written. */
  | { readonly kind: "sent"; readonly path?: string }
  /** Another attempt may succeed. `mayHaveArrived`: no answer has come, and the message may be there all the same. */
  | { readonly kind: "unreachable"; readonly error: string; readonly mayHaveArrived: boolean }
  /** No other attempt would succeed. */
  | { readonly kind: "refused"; readonly error: string };

/** Sends messages of one kind. */
export interface Transport<Message> {
  /**
   * Sends a message. One with the same id may have been sent before, by a process that died then.
   *
   * @param signal ends the sending; the promise then rejects
   */
  send(message: Message, signal: AbortSignal): Promise<SendResult>;
  /** Ends what is under way, and closes connections. */
  close(): void;
}

/** Sends text messages. */
export type SmsProvider = Transport<TextMessage>;

/** What may be shown of a system's error: its code. */
export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  for (const name of ["originalCode", "code"] as const) {
    const code: unknown = name in error ? (error as Error & Record<typeof name, unknown>)[name] : undefined;
    if (typeof code === "string" && /^[A-Z][A-Z0-9_]{0,63}$/.test(code)) return code;
  }
  return undefined;
}

// The socket never was connected.
const unconnected = new Set(["ECONNREFUSED", "ENOTFOUND", "EAI_AGAIN", "EHOSTUNREACH", "ENETUNREACH", "EDNS", "ETLS"]);

/** The result where a connection failed without an answer. */
export function connectionFailed(error: unknown): SendResult {
  const code = codeOf(error);
  return {
    kind: "unreachable",
    error: code ?? "the connection failed",
    mayHaveArrived: code === undefined || !unconnected.has(code),
  };
}
