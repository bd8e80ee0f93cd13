import { createHash } from "node:crypto";
import type { Font } from "opentype.js";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { type FontPart, figtree, runsIn } from "../typeface/figtree.server.ts";
import { DrawnImages } from "./drawn-images.ts";
import { fitText } from "./fit-text.ts";

/** Text converted to outlines, so rendering needs no installed font. */
type Typeface = {
  /** Width in pixels. */
  measure(text: string, size: number): number;
  /** SVG path data of one line; `y` is the baseline. */
  outline(text: string, x: number, y: number, size: number): string;
};

/** Pixels per em at which words are measured. */
const unit = 1000;

/** The site's typeface. Characters it doesn't have are omitted. */
export const typefaces: Record<"medium" | "bold", Typeface> = {
  medium: typeface(figtree.medium),
  bold: typeface(figtree.bold),
};

const width = 1200;
const height = 630;
const margin = 72;
const picture = { x: 640, y: 85, width: 560, height: 460, radius: 28 };
const column = picture.x - margin - 40;
const titleRoom = {
  width: column,
  height: 340,
  lineHeight: 1.1,
  sizes: [76, 68, 60, 52, 44, 38],
};
const markWidth = 68;

/** The house with the fire, as in every page's header. */
const siteMark = `<g transform="translate(${margin} ${height - margin - 46}) scale(1.5)"><rect width="32" height="32" rx="8" fill="#1a3056"/><g fill="none" stroke="#fbf8f2" stroke-width="2.25" stroke-linecap="round"><path d="m6.5 14.5 9.5-8 9.5 8" stroke-linejoin="round"/><path d="M9.5 13v11m13 0V13M4.5 24h23"/></g><path d="M16 24c-2.6 0-4-1.7-4-3.7 0-2.6 2.5-3.6 3.1-6.3 2.6 1.4 4.9 3.6 4.9 6.3 0 2-1.4 3.7-4 3.7Z" fill="#ffc46b"/></g>`;

function typeface(parts: readonly FontPart[]): Typeface {
  const widthOf = (text: string) =>
    runsIn(text, parts).reduce(
      (width, run) => width + run.part.font.getAdvanceWidth(run.text, unit),
      0,
    );
  const space = widthOf(" ");
  return {
    // By word, because lines are broken between words: each word is measured once or twice.
    measure: (text, size) => {
      const words = text.split(" ");
      const letters = words.reduce((width, word) => width + widthOf(word), 0);
      return ((letters + space * (words.length - 1)) * size) / unit;
    },
    outline(text, x, y, size) {
      let at = x;
      let path = "";
      for (const run of runsIn(text, parts)) {
        const { font } = run.part;
        path += pathData(font.getPath(run.text, at, y, size).commands);
        at += font.getAdvanceWidth(run.text, size);
      }
      return path;
    },
  };
}

/** The library's own writer rounds some numbers to NaN. */
function pathData(commands: ReturnType<Font["getPath"]>["commands"]): string {
  return commands
    .map(
      ({ type, ...points }) =>
        type +
        Object.values(points)
          .map((n) => n.toFixed(1))
          .join(" "),
    )
    .join("");
}

/** A social network's preview of a page. Colors as `#rrggbb`. */
export type SocialCard = {
  /** One line above the title. */
  eyebrow: string;
  title: string;
  /** One line at the bottom, next to the site's mark if `mark` is set. */
  foot: string;
  mark: boolean;
  background: string;
  text: string;
  /** Contents of an `svg` with a 560 by 460 view box; `light-dark()` colors are resolved. */
  picture: ReactNode;
  scheme: "light" | "dark";
};

/** The card as SVG with all letters as outlines. `pictureMarkup` is its picture's markup. */
export function socialCardSvg(card: Omit<SocialCard, "picture">, pictureMarkup: string): string {
  const { bold, medium } = typefaces;
  const title = fitText(card.title, titleRoom, bold.measure);
  const eyebrow = oneLine(card.eyebrow, bold, column);
  const footStart = margin + (card.mark ? markWidth : 0);
  const foot = oneLine(card.foot, medium, column + margin - footStart);
  const lineHeight = title.size * titleRoom.lineHeight;
  const gap = 28;
  const block = eyebrow.size + gap + title.lines.length * lineHeight;
  const top = Math.max(margin, (height - margin - block) / 2);
  const firstLine = top + eyebrow.size + gap + title.size * 0.86;
  const path = (face: Typeface, text: string, x: number, y: number, size: number) =>
    `<path d="${face.outline(text, x, y, size)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${card.background}" d="M0 0h${width}v${height}H0z"/>`,
    framePicture(pictureMarkup),
    `<g fill="${card.text}">`,
    path(bold, eyebrow.text, margin, top + eyebrow.size * 0.8, eyebrow.size),
    ...title.lines.map((line, index) =>
      path(bold, line, margin, firstLine + index * lineHeight, title.size),
    ),
    path(medium, foot.text, footStart, height - margin - 12, foot.size),
    "</g>",
    card.mark ? siteMark : "",
    "</svg>",
  ].join("");
}

/** A picture's markup in one of the two color schemes: the renderer doesn't support `light-dark()`. */
export function pictureMarkup({ picture: content, scheme }: SocialCard): string {
  return renderToStaticMarkup(content).replace(
    /light-dark\((#[0-9a-f]+),\s*(#[0-9a-f]+)\)/gi,
    (_, light: string, dark: string) => (scheme === "light" ? light : dark),
  );
}

function oneLine(text: string, face: Typeface, width: number): { text: string; size: number } {
  const { size, lines } = fitText(
    text,
    { width, height: 0, lineHeight: 1, sizes: [30, 26, 22] },
    face.measure,
  );
  return { text: lines[0] ?? "", size };
}

/** A sheet that extends over the right edge, with a shadow below it. */
function framePicture(markup: string): string {
  const { x, y, width: w, height: h, radius } = picture;
  return [
    `<filter id="card-shadow" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="22"/></filter>`,
    `<clipPath id="card-frame"><rect x="${x}" y="${y}" width="${w + radius}" height="${h}" rx="${radius}"/></clipPath>`,
    `<rect x="${x + 10}" y="${y + 26}" width="${w}" height="${h - 16}" rx="${radius}" fill="#050d1c" fill-opacity=".45" filter="url(#card-shadow)"/>`,
    `<g clip-path="url(#card-frame)"><g transform="translate(${x} ${y})">${markup}</g></g>`,
    `<rect x="${x}" y="${y}" width="${w + radius}" height="${h}" rx="${radius}" fill="none" stroke="#ffffff" stroke-opacity=".16" stroke-width="2"/>`,
  ].join("");
}

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
  const { picture, ...text } = card;
  const markup = pictureMarkup(card);
  const key = createHash("sha256")
    .update(JSON.stringify([edition, text, markup]))
    .digest("base64url")
    .slice(0, 22);
  return { etag: `"${key}"`, png: () => images.get(key, () => draw(socialCardSvg(text, markup))) };
}

function draw(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .toBuffer();
}
