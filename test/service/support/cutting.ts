// A store whose nth write fails, as if the process had been killed then.

import type { Store } from "../../../service/src/store/store.js";

/** What the write fails with. */
export const cutOff = "cut off";

/** @param when whether what was written is there */
export function cutting(store: Store, nth: number, when: "before" | "after"): Store {
  let writes = 0;
  const write: Store["write"] = async (work, owner) => {
    const isIt = ++writes === nth;
    if (isIt && when === "before") throw new Error(cutOff);
    const result = await store.write(work, owner);
    if (isIt) throw new Error(cutOff);
    return result;
  };
  return new Proxy(store, {
    get(target, name) {
      if (name === "write") return write;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
  });
}
