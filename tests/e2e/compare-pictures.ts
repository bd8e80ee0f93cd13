import sharp from "sharp";

/** Page pixels per pixel of the stored screenshot, along each side. */
const shrink = 5;
/** Side of a tile in pixels of the stored screenshot. */
const tile = 6;
/** Minimum difference of a tile's mean color that counts, from 0 to 255. */
const visible = 6;

/**
 * Combines screenshots of a page side by side at a small size that still shows layout, colors and
 * weight.
 */
export async function thumbnail(pictures: readonly Buffer[]): Promise<Buffer> {
  const small = await Promise.all(
    pictures.map(async (picture) => {
      const { width } = await sharp(picture).metadata();
      const shrunk = sharp(picture).resize({ width: Math.round(width / shrink) });
      return shrunk.removeAlpha().png().toBuffer({ resolveWithObject: true });
    }),
  );
  const width = small.reduce((sum, { info }) => sum + info.width, 0);
  const height = Math.max(...small.map(({ info }) => info.height));
  let offset = 0;
  const placed = small.map(({ data, info }) => {
    offset += info.width;
    return { input: data, left: offset - info.width, top: 0 };
  });
  const sheet = sharp({ create: { width, height, channels: 3, background: "#808080" } });
  return sheet.composite(placed).png({ palette: true, effort: 10 }).toBuffer();
}

/** @returns share of the two pictures that differs, 0 to 1; areas that only one has count as different */
export async function differenceOf(first: Buffer, second: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(first), pixelsOf(second)]);
  const columns = Math.ceil(Math.max(a.width, b.width) / tile);
  const rows = Math.ceil(Math.max(a.height, b.height) / tile);
  let different = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (tileDifference(a, b, column * tile, row * tile) > visible) different++;
    }
  }
  return different / (columns * rows);
}

type Pixels = { data: Buffer; width: number; height: number };

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const raw = sharp(picture).removeAlpha().toColorspace("srgb").raw();
  const { data, info } = await raw.toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Difference of a tile's mean colors; slightly shifted text doesn't change them. */
function tileDifference(a: Pixels, b: Pixels, left: number, top: number): number {
  const [first, second] = [meanColor(a, left, top), meanColor(b, left, top)];
  return (
    first.reduce((sum, value, channel) => sum + Math.abs(value - (second[channel] ?? 0)), 0) / 3
  );
}

/** @returns red, green and blue, 0 to 255; black outside of the picture */
function meanColor({ data, width, height }: Pixels, left: number, top: number): number[] {
  const sums = [0, 0, 0];
  for (let y = top; y < Math.min(top + tile, height); y++) {
    for (let x = left; x < Math.min(left + tile, width); x++) {
      for (let channel = 0; channel < 3; channel++) {
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 3 + channel] ?? 0);
      }
    }
  }
  return sums.map((sum) => sum / tile ** 2);
}
