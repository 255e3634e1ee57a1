// Destinations of the audit log.

import { flag, group, largest, number, text } from "./declaration.js";

export const audit = group({
  file: text({
    doc: "file that gets a line of JSON for every API request",
    variable: "COUNTERSIGN_AUDIT_FILE",
    otherwise: "no file",
  }),
  maxBytes: number({
    doc: "size at which the file becomes `<file>.1` and the previous one `<file>.2`",
    default: 104_857_600,
    from: 65_536,
    to: largest,
  }),
  keep: number({ doc: "rotated files to keep", default: 10, from: 0, to: 1000 }),
  syslogUrl: text({
    doc: "URL of a syslog server that gets the lines: `udp:`, `tcp:`, `tls:` or `unix:`",
    variable: "COUNTERSIGN_AUDIT_SYSLOG_URL",
    otherwise: "no syslog",
    pattern: "^((udp|tcp|tls)://[^/@?#]+/?|unix:///[^?#]+)$",
    expected: "a URL such as tcp://logs.example.com:601 or unix:///run/syslog.sock",
  }),
  syslogFacility: number({ doc: "facility of its messages; 13 is `log audit`", default: 13, from: 0, to: 23 }),
  httpUrl: text({
    doc: "URL to which the lines are posted in batches",
    variable: "COUNTERSIGN_AUDIT_HTTP_URL",
    otherwise: "no posts",
    pattern: "^https?://",
    expected: "a URL such as https://logs.example.com/ingest",
    secret: true,
  }),
  httpTokenFile: text({
    doc: "file with the bearer token for `audit.httpUrl`, reread for each request",
    variable: "COUNTERSIGN_AUDIT_HTTP_TOKEN_FILE",
    otherwise: "no token",
  }),
  caFile: text({
    doc: "PEM file with the certificate authorities of both servers",
    variable: "COUNTERSIGN_AUDIT_CA_FILE",
    otherwise: "Node.js's authorities",
  }),
  timeoutMs: number({ doc: "how long either server may take to respond", default: 3000, from: 1, to: 60_000 }),
  required: flag({
    doc: "reject requests that no destination can record, before they are carried out",
    variable: "COUNTERSIGN_AUDIT_REQUIRED",
    default: false,
  }),
});
