// What was read from the service, or what stands there instead.

import type { ComponentChildren } from "preact";
import type { Loaded } from "./loaded.js";
import { Failure, Loading } from "./state.js";

interface ReadProps<T> {
  readonly of: Loaded<T>;
  readonly children: (value: T) => ComponentChildren;
}

/** Where reading it again has failed, what was read before stays below the failure. */
export function Read<T>({ of: { value, failure, reload }, children }: ReadProps<T>) {
  return (
    <>
      {failure.value !== undefined && <Failure message={failure.value} onRetry={reload} />}
      {value.value === undefined ? failure.value === undefined && <Loading /> : children(value.value)}
    </>
  );
}
