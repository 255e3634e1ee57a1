#!/usr/bin/env node
// The compiler's command line: `program.ts`, bundled or as it is.

import { bundled } from "../start/bundle.js";
import type * as Program from "./program.js";

const bundle = bundled<typeof Program>();
const { run } = bundle?.part ?? (await import("./program.js"));
await run();
bundle?.keep();
