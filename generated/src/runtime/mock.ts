// A handler that answers every operation with made-up data, for people who only need the shape of the API. The same
// request always gets the same answer.

import { createFake, hintsOf, seedOf } from "./fake.js";
import { createHandler } from "./server.js";
import type { Handler, HandlerOptions, IncomingCall, ServerOperation } from "./server.js";
import type { DescriptorRef } from "./validate-descriptor.js";

/** What an operation answers to one request. */
export interface MockAnswer {
  readonly type: DescriptorRef;
  /** Values for members of these names, before those that the request has. */
  readonly members?: Readonly<Record<string, unknown>> | undefined;
  /** Puts headers to what was made up, where its answer has any. */
  readonly answered?: ((answer: unknown) => unknown) | undefined;
  /** Of the ids of events, where it answers a stream. */
  readonly id?: DescriptorRef | undefined;
}

/** One operation of the contract, as a mock answers it. */
export interface MockOperation extends ServerOperation {
  /** @param request as accepted by `parse` */
  readonly answer: (request: unknown) => MockAnswer;
}

/** What a mock can be told. */
export interface MockOptions extends Pick<
  HandlerOptions<IncomingCall>,
  "bodyLimit" | "valueLimit" | "statuses" | "errorMembers" | "route"
> {
  /** Another seed gives other data. Default: 0. */
  readonly seed?: number | undefined;
  /** As in `Hooks`. */
  readonly onError?: HandlerOptions<IncomingCall>["hooks"]["onError"];
}

/**
 * Checks requests as a real server does, but not who sends them, and answers from descriptors. Members of an answer that
 * are called like a string member of the request have its value, so that a read answers with the id that was asked for.
 */
export function createMockHandler(operations: readonly MockOperation[], options: MockOptions = {}): Handler {
  const { seed = 0, onError, ...rest } = options;
  const methods = operations.map(({ name, path, answer }) => {
    const method = ({ bytes }: IncomingCall, request: unknown, start: unknown): unknown => {
      const { type, members = {}, id, answered = (made: unknown) => made } = answer(request);
      const hints = new Map([...hintsOf(request), ...Object.entries(members)]);
      const fake = createFake(seedOf(String(seed), path, bytes));
      return id ? twoEvents(() => fake(type, hints), fake(twoOf(id)), start) : answered(fake(type, hints));
    };
    return [name, method] as const;
  });
  return createHandler<IncomingCall>({
    ...rest,
    operations,
    service: Object.fromEntries(methods),
    hooks: { authenticate: (call) => call, onError },
  });
}

/** Two different ones, where two can be made up. */
function twoOf(of: DescriptorRef): DescriptorRef {
  return { kind: "array", of, minItems: 2, maxItems: 2, repeats: (items) => new Set(items).size < items.length };
}

/** A stream that ends, and goes on behind the event that its caller has had. */
async function* twoEvents(make: () => unknown, ids: unknown, start: unknown): AsyncGenerator<object, void, undefined> {
  const { lastEventId } = start as { readonly lastEventId: unknown };
  const made = (ids as readonly unknown[]).map((id) => ({ id, data: make() }));
  yield* made.slice(made.findIndex(({ id }) => id === lastEventId) + 1);
}
