// Options of TanStack Query (version 5, for React, Vue, Solid, Svelte and Angular), as far as operations give them.

/** What a query function is given. */
export interface QueryContext {
  readonly signal: AbortSignal;
}

/** For `useQuery` and its like. */
export interface QueryOptions<Input, Answer> {
  readonly queryKey: QueryKey<Input>;
  readonly queryFn: (context: QueryContext) => Promise<Answer>;
}

/** For `useQuery` and its like: what is asked again until it tells of an end. */
export interface WaitingOptions<Input, Answer> extends QueryOptions<Input, Answer> {
  /** Milliseconds until it is asked again; false once it has ended. */
  readonly refetchInterval: (query: { readonly state: { readonly data: Answer | undefined } }) => number | false;
}

/** For `useInfiniteQuery` and its like: a list that is read page by page. */
export interface PagesOptions<Input, Answer> {
  readonly queryKey: QueryKey<Input>;
  readonly queryFn: (context: QueryContext & { readonly pageParam: unknown }) => Promise<Answer>;
  readonly initialPageParam: string | undefined;
  readonly getNextPageParam: (page: Answer) => string | undefined;
}

/** For `useMutation` and its like. */
export interface MutationOptions<Input, Answer> {
  readonly mutationKey: readonly [contract: string, operation: string];
  readonly mutationFn: (input: Input) => Promise<Answer>;
  /** Settled once what it concerns was read again, where that is shown. */
  readonly onSuccess: () => Promise<void>;
}

/** Contract, operation, whether by pages, and the input. */
export type QueryKey<Input> = readonly [contract: string, operation: string, form: "once" | "pages", input: Input];

/** The part of a `QueryClient` that is used. */
export interface QueryCache {
  invalidateQueries(filters: {
    readonly predicate: (query: { readonly queryKey: readonly unknown[] }) => boolean;
  }): Promise<void>;
}

/**
 * Asks again as long as the last answer says that it is not over.
 *
 * @param state tells from an answer how far it has come; a state that a newer server has added is an end
 */
export function askWhile<Answer>(
  pending: readonly string[],
  state: (answer: Answer) => string,
  intervalMs = 500,
): WaitingOptions<unknown, Answer>["refetchInterval"] {
  return ({ state: { data } }) => data !== undefined && pending.includes(state(data)) && intervalMs;
}

/**
 * Has queries read again.
 *
 * @param kept queries that a change does not concern
 */
export function readAgain(cache: QueryCache, contract: string, kept: readonly string[]): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey: [of, operation] }) => of === contract && !kept.includes(String(operation)),
  });
}
