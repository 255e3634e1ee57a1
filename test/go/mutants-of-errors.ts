// Faults of what reads and writes error bodies of a contract's own, with words for codes.

import type { Row } from "./mutant-row.js";

export const ownErrors: readonly Row[] = [
  ["error: codes are left to the status", "client.go", "\t\tfound.Code = code\n", "\t\t_ = code\n"],
  [
    "error: anything is a code",
    "operations.go",
    "return ErrorCode(text), ok",
    "return ErrorCode(text), ok || tree != nil",
  ],
  [
    "error: messages are not looked for",
    "client.go",
    "body.members[form.Message].(string); ok {",
    'body.members["message"].(string); ok {',
  ],
  ["error: other members are dropped", "client.go", "others.put(name, body.members[name])", "_ = name"],
  [
    "error: title and status are details",
    "client.go",
    "{form.Code, form.Message, form.Title, form.Status}",
    "{form.Code, form.Message}",
  ],
  ["error: only the member details is one", "client.go", 'if form.List == "" {', 'if form.List == "details" {'],
  [
    "refusal: faults are not told",
    "client.go",
    "if form := c.Error.Faults; form != nil {",
    "if form := c.Error.Faults; form != nil && len(issues) == 0 {",
  ],
  ["refusal: faults are in a list", "client.go", 'if c.Error.List != "" {', "if true {"],
  ["refusal: the list has another name", "client.go", "form.Member: faults", '"faults": faults'],
  ["refusal: the place has another name", "client.go", "form.Place: issue.Path", '"field": issue.Path'],
  [
    "refusal: members of a body's own are not written",
    "client.go",
    "\t\tmaps.Copy(body, details)\n",
    "\t\t_ = details\n",
  ],
];
