// What a transaction throws when another one was faster. It has left nothing behind; whoever asked for it looks at the
// present state and decides anew.

export class WriteConflict extends Error {
  override readonly name = "WriteConflict";

  constructor(options?: ErrorOptions) {
    super("the state has changed in the meantime", options);
  }
}
