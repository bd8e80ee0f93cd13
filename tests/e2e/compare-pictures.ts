import sharp from "sharp";

/** Pixels of a page that make one pixel of its kept picture. */
const shrink = 5;
/** Pixels of the kept picture along the side of a tile. */
const tile = 6;
/** Difference of a tile's mean color, of 255, from which on it counts. */
const visible = 6;

/** Puts pictures of a page side by side, small: what stays is its layout, its colors, its weight. */
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
  let left = 0;
  const placed = small.map(({ data, info }) => {
    left += info.width;
    return { input: data, left: left - info.width, top: 0 };
  });
  const sheet = sharp({ create: { width, height, channels: 3, background: "#808080" } });
  return sheet.composite(placed).png({ palette: true, effort: 10 }).toBuffer();
}

/** @returns the share of two pictures, 0 to 1, that looks different; what only one of them has, does */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)]);
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

/** How far the mean colors of a tile are apart; letters that moved by a hair leave them as they are. */
function tileDifference(a: Pixels, b: Pixels, left: number, top: number): number {
  const [one, other] = [meanColor(a, left, top), meanColor(b, left, top)];
  return one.reduce((sum, value, channel) => sum + Math.abs(value - (other[channel] ?? 0)), 0) / 3;
}

/** @returns red, green and blue, 0 to 255; black where the picture has ended */
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
