// The transparency log.

import { group, number, text } from "./declaration.js";

export const transparency = group({
  origin: text({
    doc: "name of the [transparency log](log.md) in its checkpoints, such as `countersign.example.com/log`; set before the first start and fixed from then on",
    variable: "COUNTERSIGN_TRANSPARENCY_ORIGIN",
    otherwise: "`countersign/` and the id of the deployment",
    // As names of keys in signed notes.
    pattern: "^[^\\s+]{1,200}$",
    expected: "a name of at most 200 characters without spaces and `+`",
  }),
  witnessesFile: text({
    doc: "file with the `witness` and `group` lines and the `quorum` of a C2SP tlog-policy: the witnesses that [cosign checkpoints](log.md#witnesses), with their URLs",
    variable: "COUNTERSIGN_TRANSPARENCY_WITNESSES_FILE",
    otherwise: "no witnesses",
  }),
  witnessTimeoutMs: number({ doc: "how long a witness may take to answer", default: 5000, from: 1, to: 60_000 }),
});
