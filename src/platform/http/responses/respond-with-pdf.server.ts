import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toJpeg } from "../../images/to-jpeg.server.ts";
import { printedBlocks } from "../../pdf/printed-blocks.ts";
import { writePdf } from "../../pdf/write-pdf.server.ts";

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
  const blocks = printedBlocks(renderToStaticMarkup(paper));
  const pictures = new Map<string, Buffer>();
  for (const block of blocks) {
    const bytes = block.kind === "picture" ? await readPicture(block.name) : null;
    if (bytes && block.kind === "picture") pictures.set(block.name, await toJpeg(bytes));
  }
  const file = await writePdf(title, blocks, pictures);
  return new Response(file, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
