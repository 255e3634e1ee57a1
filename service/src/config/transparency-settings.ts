// The transparency log.

import { group, text } from "./declaration.js";

export const transparency = group({
  origin: text({
    doc: "name of the [transparency log](log.md) in its checkpoints, such as `countersign.example.com/log`; set before the first start and fixed from then on",
    variable: "COUNTERSIGN_TRANSPARENCY_ORIGIN",
    otherwise: "`countersign/` and the id of the deployment",
    // As names of keys in signed notes.
    pattern: "^[^\\s+]{1,200}$",
    expected: "a name of at most 200 characters without spaces and `+`",
  }),
});
