// Look-ups under the name that they had here.

export { guardedLookup, hostResolver } from "../net/resolve.js";
