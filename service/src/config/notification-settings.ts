// How users are told that requests wait for their votes.

import { group, largest, number, text } from "./declaration.js";

export const notifications = group({
  consoleUrl: text({
    doc: "address of the [web console](console.md) for [notifications](notifications.md) to link to, such as `https://keys.example.com/console/`",
    variable: "COUNTERSIGN_CONSOLE_URL",
    otherwise: "no link",
    pattern: "^https?://[^\\s#?]+$",
    expected: "a URL such as https://keys.example.com/console/",
  }),
  gatherSeconds: number({
    doc: "how long a notification waits for further requests to tell together",
    default: 5,
    from: 0,
    to: 3600,
  }),
  intervalSeconds: number({
    doc: "shortest time between two notifications of one channel; what comes about meanwhile is told together",
    default: 300,
    from: 0,
    to: 86_400,
  }),
  perTenantHourly: number({
    doc: "notifications per hour of a top-level organization and all its sub-organizations; what exceeds it is told later; 0 for no limit",
    default: 1000,
    from: 0,
    to: largest,
  }),
});
