// A fault only has to be noticed: nobody reads the smallest example of it.

import fc from "fast-check";

fc.configureGlobal({ endOnFailure: true });
