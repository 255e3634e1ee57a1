// Where the audit log goes.

import { flag, group, largest, number, text } from "./declaration.js";

export const audit = group({
  file: text({
    doc: "file to which a line of JSON is written for every request to the API",
    variable: "COUNTERSIGN_AUDIT_FILE",
    otherwise: "no file",
  }),
  maxBytes: number({
    doc: "size at which the file becomes `<file>.1`, and that one `<file>.2`",
    default: 104_857_600,
    from: 65_536,
    to: largest,
  }),
  keep: number({ doc: "files that are kept beside it", default: 10, from: 0, to: 1000 }),
  syslogUrl: text({
    doc: "URL of a syslog server that gets the lines: `udp:`, `tcp:`, `tls:` or `unix:`",
    variable: "COUNTERSIGN_AUDIT_SYSLOG_URL",
    otherwise: "no syslog",
    pattern: "^((udp|tcp|tls)://[^/@?#]+/?|unix:///[^?#]+)$",
    expected: "a URL such as tcp://logs.example.com:601 or unix:///run/syslog.sock",
  }),
  syslogFacility: number({ doc: "facility of its messages; 13 is `log audit`", default: 13, from: 0, to: 23 }),
  httpUrl: text({
    doc: "URL to which the lines are posted, many at a time",
    variable: "COUNTERSIGN_AUDIT_HTTP_URL",
    otherwise: "nowhere",
    pattern: "^https?://",
    expected: "a URL such as https://logs.example.com/ingest",
    secret: true,
  }),
  httpTokenFile: text({
    doc: "file of the bearer token for it, which is read anew for each request",
    variable: "COUNTERSIGN_AUDIT_HTTP_TOKEN_FILE",
    otherwise: "no token",
  }),
  caFile: text({
    doc: "PEM file of the issuers of both servers' certificates",
    variable: "COUNTERSIGN_AUDIT_CA_FILE",
    otherwise: "those that Node.js knows",
  }),
  timeoutMs: number({ doc: "how long either server may take", default: 3000, from: 1, to: 60_000 }),
  required: flag({
    doc: "refuse requests that can be recorded nowhere, before they are carried out",
    variable: "COUNTERSIGN_AUDIT_REQUIRED",
    default: false,
  }),
});
