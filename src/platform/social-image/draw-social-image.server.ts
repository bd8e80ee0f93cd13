import { createHash } from "node:crypto";
import sharp from "sharp";
import { DrawnImages } from "./drawn-images.ts";
import { pictureMarkup, type SocialCard, socialCardSvg } from "./social-card.server.ts";

const megabyte = 1024 * 1024;
const images = new DrawnImages(24 * megabyte, 40);

/** A picture of 1200 by 630 pixels, rendered when its bytes are requested. */
export type SocialImage = {
  /** Identifies the picture's content: the same until something in it changes, in every process. */
  etag: string;
  /** The PNG, or null if too many others are waiting. */
  png(): Promise<Buffer | null>;
};

/** A sample card: if its output changes, the card layout has changed, and so have all cards. */
const edition = socialCardSvg(
  {
    eyebrow: "Edition",
    title: "The quick brown fox jumps over the lazy dog, 0123456789 times",
    foot: "Äőç & co.",
    mark: true,
    background: "#000000",
    text: "#ffffff",
    scheme: "light",
  },
  "",
);

/** A card as a picture. The etag is fast; layout and rendering wait until they are needed. */
export function socialImage(card: SocialCard): SocialImage {
  const { picture, ...words } = card;
  const markup = pictureMarkup(card);
  const key = createHash("sha256")
    .update(JSON.stringify([edition, words, markup]))
    .digest("base64url")
    .slice(0, 22);
  return { etag: `"${key}"`, png: () => images.get(key, () => draw(socialCardSvg(words, markup))) };
}

function draw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
}
