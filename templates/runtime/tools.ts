// Operations as tools of the Model Context Protocol: what a language model is told of them, and how they are carried out.

import type { CallOptions, Connection } from "./client.js";

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** How a tool is carried out. */
export interface ToolOptions extends CallOptions {
  /** How long one attempt may take, and the waiting for the end of what was submitted; in milliseconds. */
  readonly timeoutMs?: number | undefined;
  /** Told the state of what is waited for, each time that it was read. */
  readonly onPending?: ((state: string) => void) | undefined;
}

/** What a model may call. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** What programs may show people before they let a model call it. Nobody is protected by them. */
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  /** Of an object. */
  readonly inputSchema: JsonSchema;
  /** Of an object; what a newer server answers besides fits it, too. */
  readonly outputSchema: JsonSchema;
  /**
   * Carries it out.
   *
   * @param input has the members of the schema and no others; the server checks what they hold
   * @throws ApiError as the client does
   */
  readonly run: (
    connection: Connection,
    input: Readonly<Record<string, unknown>>,
    options: ToolOptions,
  ) => Promise<object>;
}
