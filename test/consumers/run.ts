// Prints what the program has found.

import { findings } from "./program.js";

console.log(JSON.stringify(await findings()));
