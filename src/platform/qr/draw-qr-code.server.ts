import encodeQR from "qr";

/** A QR code as an SVG path. `size` is the width and height of the view box, including the quiet zone. */
export function drawQrCode(text: string): { size: number; path: string } {
  const rows = encodeQR(text, "raw", { ecc: "medium", border: 4 });
  const dots = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { size: rows.length, path: dots.join("") };
}
