// Facts by the names that the service gives, which may be newer than this page.

import type { AddressFormat, Curve } from "@countersign/api";
import { addressFormats, curves } from "./facts.js";
import type { CurveFacts, FormatFacts } from "./facts.js";

export function findFormat(format: string): FormatFacts | undefined {
  return Object.hasOwn(addressFormats, format) ? addressFormats[format as AddressFormat] : undefined;
}

export function findCurve(curve: string): CurveFacts | undefined {
  return Object.hasOwn(curves, curve) ? curves[curve as Curve] : undefined;
}
