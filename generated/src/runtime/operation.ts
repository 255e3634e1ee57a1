// What a client knows of one operation: data only, so that a bundle holds the operations it uses and nothing else.

/** One operation of the contract, as a client calls it. */
export interface Operation {
  /** As in the contract: `getUser`. */
  readonly name: string;
  /** Whole path below the origin: `/public/v1/query/get_user`. */
  readonly path: string;
  /** Submits change something and are answered with an activity; plain operations change something; queries read. */
  readonly kind: "submit" | "operation" | "query";
  /**
   * How its request goes out: the path with the query string, and what is left for the body, if there is one. Absent where
   * it is a POST with all members in its body.
   */
  readonly bind?: (request: object) => {
    readonly method: string;
    readonly path: string;
    readonly body: object | undefined;
  };
  /** Security schemes one of which has to accompany it. Absent: as for all operations. */
  readonly security?: readonly string[];
  /** Member `type` of the body. */
  readonly type?: string;
  /** Members that hold the present time in milliseconds, as a decimal string, where the caller gives none. */
  readonly fill?: readonly string[];
}

/** A request without what the client fills in: `Left` is not there, `Fill` may be. */
export type InputOf<Request, Left extends keyof Request, Fill extends keyof Request> = Omit<Request, Left | Fill> & {
  readonly [Member in keyof Pick<Request, Fill>]?: Request[Member] | undefined;
};
