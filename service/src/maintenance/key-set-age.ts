// How long receivers of webhooks may rely on what they know of the keys.

/** For how long receivers may remember the key set of webhooks, in seconds: its `Cache-Control`. */
export const keySetSeconds = 300;
