// What a transaction throws when another one was faster. It has left nothing behind; whoever asked for it looks at the
// present state and decides anew.

export class WriteConflict extends Error {
  override readonly name: string = "WriteConflict";

  constructor(options?: ErrorOptions, message = "the state has changed in the meantime") {
    super(message, options);
  }
}

/** What was to be written is sealed under a key that has gone. Whoever seals it anew may well succeed. */
export class KeyGone extends WriteConflict {
  override readonly name = "KeyGone";

  constructor(options?: ErrorOptions) {
    super(
      options,
      "the key-encryption key has gone under which this was sealed, or something is sealed under it still",
    );
  }
}
