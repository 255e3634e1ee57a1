// Faults of what reads and writes error bodies of a contract's own, with words for codes.

import type { Row } from "./mutant-row.js";

export const ownErrors: readonly Row[] = [
  ["error: codes are left to the status", "errors.go", "\t\tfound.Code = code\n", "\t\t_ = code\n"],
  [
    "error: anything is a code",
    "operations.go",
    "return ErrorCode(text), ok",
    "return ErrorCode(text), ok || tree != nil",
  ],
  [
    "error: messages are not looked for",
    "errors.go",
    "body.members[form.Message].(string); ok {",
    'body.members["message"].(string); ok {',
  ],
  ["error: other members are dropped", "errors.go", "others.put(name, body.members[name])", "_ = name"],
  [
    "error: title and status are details",
    "errors.go",
    "{form.Code, form.Message, form.Title, form.Status}",
    "{form.Code, form.Message}",
  ],
  ["error: only the member details is one", "errors.go", 'if form.List == "" {', 'if form.List == "details" {'],
  [
    "refusal: faults are not told",
    "errors.go",
    "if form := c.Error.Faults; form != nil {",
    "if form := c.Error.Faults; form != nil && len(issues) == 0 {",
  ],
  ["refusal: faults are in a list", "errors.go", 'if c.Error.List != "" {', "if true {"],
  ["refusal: the list has another name", "errors.go", "form.Member: faults", '"faults": faults'],
  ["refusal: the place has another name", "errors.go", "form.Place: issue.Path", '"field": issue.Path'],
  [
    "refusal: members of a body's own are not written",
    "errors.go",
    "\t\tmaps.Copy(body, details)\n",
    "\t\t_ = details\n",
  ],
];
