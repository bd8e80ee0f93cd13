import { Readable } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toJpeg } from "../../images/images.server.ts";
import { type Block, printedBlocks } from "../../pdf/printed-blocks.ts";
import { writePdf } from "../../pdf/write-pdf.server.ts";
import type { SocialCard } from "../../social-image/social-image.server.ts";
import { writeZip } from "../../zip/write-zip.server.ts";
import { isKnown } from "../server/finish-response.server.ts";

type SentFile = {
  contentType: string;
  /** The download's file name. Only plain letters are used. */
  fileName: string;
  bytes: number;
  content: () => AsyncIterable<Buffer>;
};

/**
 * Downloads a file of any size, as fast as the client reads. If it can't be read to its end, the
 * connection breaks, so a partial file never looks complete.
 */
export function respondWithFile(
  request: Request,
  { contentType, fileName, bytes, content }: SentFile,
): Response {
  const headers = {
    "content-type": contentType,
    "content-length": String(bytes),
    "content-disposition": `attachment; filename="${fileName.replace(/[^\w.-]+/g, "-")}"`,
    "cache-control": "private, no-store",
  };
  if (request.method === "HEAD") return new Response(null, { headers });
  const source = Readable.from(content(), { objectMode: false });
  return new Response(createReadableStreamFromReadable(source), { headers });
}

/** Downloads a ZIP of small files, each in memory. */
export function respondWithZip(
  now: Date,
  fileName: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Response {
  const zip = writeZip(now, async ({ add }) => {
    for (const [name, content] of Object.entries(files)) await add(name, pieces(content));
  });
  return new Response(createReadableStreamFromReadable(zip), {
    headers: {
      "content-type": "application/zip",
      "content-disposition": `attachment; filename="${fileName}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}

async function* pieces(content: string | Uint8Array): AsyncGenerator<string | Buffer> {
  yield typeof content === "string" ? content : Buffer.from(content);
}

/**
 * Prints a page as a PDF with the page's own components, so both show the same content.
 * @param title shown by browsers and used for the file name
 * @param readPicture returns a picture's file by its element's name; null if it is gone
 */
export async function respondWithPdf(
  paper: ReactElement,
  title: string,
  readPicture: (name: string) => Promise<Uint8Array | null> = async () => null,
): Promise<Response> {
  const fileName = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.pdf`;
  return new Response(await printPdf(paper, title, readPicture), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}

/** The same as a file. */
export async function printPdf(
  paper: ReactElement,
  title: string,
  readPicture: (name: string) => Promise<Uint8Array | null> = async () => null,
): Promise<Uint8Array<ArrayBuffer>> {
  const blocks = printedBlocks(renderToStaticMarkup(paper));
  const pictures = new Map<string, Buffer>();
  for (const name of blocks.flatMap(picturesOf)) {
    const bytes = await readPicture(name);
    const file = bytes && (await toJpeg(bytes).catch(() => null));
    if (file) pictures.set(name, file);
  }
  return writePdf(title, blocks, pictures);
}

function picturesOf(block: Block): string[] {
  if (block.kind === "picture") return [block.name];
  return block.kind === "letterhead" && block.picture !== null ? [block.picture] : [];
}

/**
 * The image of a card for social networks. The renderer is loaded on the first request, so other
 * processes never pay for it.
 */
export async function respondWithSocialImage(
  request: Request,
  card: SocialCard,
): Promise<Response> {
  const { socialImage } = await import("../../social-image/social-image.server.ts");
  const image = socialImage(card);
  const headers = new Headers({
    etag: image.etag,
    "cache-control": "public, max-age=3600",
    // Meant to be shown on other sites.
    "cross-origin-resource-policy": "cross-origin",
  });
  if (isKnown(request.headers.get("if-none-match"), image.etag)) {
    return new Response(null, { status: 304, headers });
  }
  const png = await image.png();
  if (!png) return new Response("Too many pictures are being drawn\n", { status: 503 });
  headers.set("content-type", "image/png");
  headers.set("content-length", String(png.length));
  return new Response(new Uint8Array(png), { headers });
}
