/** Whether this is the compiler in its bundle, which has `true` here: then its other threads start from that, too. */
export const isBundled: boolean = false;
