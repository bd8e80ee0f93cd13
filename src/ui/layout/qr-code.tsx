type QrCodeProps = { qr: { size: number; path: string }; label: string };

/** A QR code drawn on the server. */
export function QrCode({ qr: { size, path }, label }: QrCodeProps) {
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="aspect-square w-56 max-w-full rounded-xl border border-line"
    >
      {/* Black on white in both color schemes: some cameras can't read inverted codes. */}
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
