import sharp from "sharp";
import { expect, test } from "vitest";
import { reencodeImage } from "./images.server.ts";

const limits = { maxBytes: 5 * 1024 * 1024, maxPixels: 40_000_000, maxSide: 800 };
const square = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#b4532a" } });

test("PNG, JPEG and WebP keep their format, without metadata, within bounds", async () => {
  const exif = { IFD0: { Copyright: "somebody", Artist: "somebody" } };
  for (const kind of ["png", "jpeg", "webp"] as const) {
    const upload = await square(1200).withExif(exif).toFormat(kind).toBuffer();
    const result = await reencodeImage(upload, limits);
    if (!result.ok) throw new Error(`${kind} was refused`);
    const metadata = await sharp(result.bytes).metadata();
    expect(metadata.format).toBe(kind);
    expect(metadata.width).toBe(800);
    expect(metadata.exif).toBeUndefined();
    expect(result.contentType).toBe(`image/${kind}`);
  }
});

test("converts a PNG photograph to WebP at a fraction of the size", async () => {
  const gradient = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><filter id="f"><feTurbulence baseFrequency=".02" numOctaves="4"/></filter><rect width="900" height="600" filter="url(#f)"/></svg>`,
  );
  const upload = await sharp(gradient).png().toBuffer();
  const asPng = await reencodeImage(upload, limits);
  const photo = await reencodeImage(upload, { ...limits, asWebp: true });
  if (!asPng.ok || !photo.ok) throw new Error("refused");
  expect(photo).toMatchObject({ extension: "webp", contentType: "image/webp", width: 800 });
  expect(photo.bytes.length * 4).toBeLessThan(asPng.bytes.length);
});

test("GIF becomes PNG", async () => {
  const result = await reencodeImage(await square(40).gif().toBuffer(), limits);
  expect(result).toMatchObject({ ok: true, extension: "png" });
});

test("rejects SVG, HTML and truncated pictures, whatever their names", async () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const cut = (await square(300).png().toBuffer()).subarray(0, 200);
  for (const upload of [svg, Buffer.from("<script>alert(1)</script>"), cut, Buffer.alloc(0)]) {
    expect(await reencodeImage(upload, limits)).toEqual({ ok: false, problem: "unsupported" });
  }
});

test("a script hidden in a picture doesn't survive", async () => {
  const picture = await square(20).png().toBuffer();
  const polyglot = Buffer.concat([picture, Buffer.from("<script>alert(1)</script>")]);
  const result = await reencodeImage(polyglot, limits);
  if (!result.ok) throw new Error("refused");
  expect(result.bytes.includes("script")).toBe(false);
});

test("rejects too many bytes or pixels before decoding", async () => {
  const bomb = await square(7000).png().toBuffer();
  expect(await reencodeImage(bomb, limits)).toEqual({ ok: false, problem: "too_large" });
  const heavy = Buffer.alloc(limits.maxBytes + 1, 0xff);
  expect(await reencodeImage(heavy, limits)).toEqual({ ok: false, problem: "too_large" });
});
