import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { drawQrCode } from "../qr/draw-qr-code.server.ts";
import { base32, otpauthAddress, timeStepOf } from "./two-factor.server.ts";

test("base32 matches RFC 4648", () => {
  const encoded = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map((text) =>
    base32(new TextEncoder().encode(text)),
  );
  expect(encoded).toEqual(["", "MY", "MZXQ", "MZXW6", "MZXW6YQ", "MZXW6YTB", "MZXW6YTBOI"]);
});

test("a drawn QR code can be read back", () => {
  const address = otpauthAddress("a secret", "Hearth & Line", "iris@hearth.example");
  expect(address).toBe(
    "otpauth://totp/Hearth%20%26%20Line:iris%40hearth.example?secret=MEQHGZLDOJSXI&issuer=Hearth%20%26%20Line&digits=6&period=30",
  );
  expect(decodeQR(pixelsOf(drawQrCode(address)))).toBe(address);
});

/** Renders the path at four pixels per module. */
function pixelsOf({ size, path }: { size: number; path: string }) {
  const scale = 4;
  const width = size * scale;
  const data = new Uint8Array(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let dot = 0; dot < scale * scale; dot++) {
      const row = Number(y) * scale + Math.floor(dot / scale);
      const column = Number(x) * scale + (dot % scale);
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3);
    }
  }
  return { width, height: width, data };
}

const secret = "12345678901234567890";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_234_567_890, "005924"],
  [20_000_000_000, "353130"],
])("matches the RFC 6238 code at %d seconds", (seconds, code) => {
  expect(timeStepOf(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  expect(timeStepOf(secret, code, (seconds + 30) * 1000)).toBe(Math.floor(seconds / 30));
  expect(timeStepOf(secret, code, (seconds + 300) * 1000)).toBeNull();
});
