// A text as a QR code, dark on light in either colour scheme: scanners want it so.

import { encodeQR } from "qr";

/** Modules of the quiet zone (ISO/IEC 18004, 5.3.8) are part of what the library gives. */
export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const path = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg class="qr" viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
