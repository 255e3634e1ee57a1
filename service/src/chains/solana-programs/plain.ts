// Programs that move and give away nothing.

import type { Layout, Program } from "./call.js";

const fields = (name: string, bytes: number): Layout => ({ name, read: (call) => void call.bytes(bytes) });

// Its first instruction is no longer taken. What the others ask for is paid as part of the fee.
const computeBudgetLayouts: readonly (Layout | undefined)[] = [
  undefined,
  fields("RequestHeapFrame", 4),
  fields("SetComputeUnitLimit", 4),
  fields("SetComputeUnitPrice", 8),
  fields("SetLoadedAccountsDataSizeLimit", 4),
];

export const computeBudgetProgram: Program = {
  address: "ComputeBudget111111111111111111111111111111",
  layoutOf: (call) => computeBudgetLayouts[call.u8()],
};

const memo = (address: string): Program => {
  const layout: Layout = { name: "Memo", read: (call) => void call.rest() };
  return { address, layoutOf: () => layout };
};

export const memoPrograms: readonly Program[] = [
  memo("Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo"),
  memo("MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr"),
];
