// The layers of the console.

import { join } from "node:path";
import { describeLayers, sourcesBelow } from "../../layers.js";

describeLayers("the console's folders", sourcesBelow(join(import.meta.dirname, "../../../console/src")), [
  ["modules.d"],
  ["texts"],
  ["bytes"],
  ["chains"],
  ["completion"],
  ["router"],
  ["decode", "texts", "bytes", "chains"],
  ["check", "texts", "bytes", "chains", "completion", "decode"],
  ["session", "texts", "bytes", "check"],
  ["secrets", "texts", "bytes", "chains", "check", "session"],
  ["policy-tests", "texts", "session"],
  ["parts", "texts", "bytes", "completion", "router", "decode", "check", "session"],
  ["pages", "texts", "bytes", "chains", "router", "decode", "check", "session", "secrets", "policy-tests", "parts"],
  ["frame", "texts", "router", "session", "parts", "pages"],
  ["app", "texts", "router", "session", "parts", "pages", "frame"],
  ["main", "router", "session", "app"],
]);
