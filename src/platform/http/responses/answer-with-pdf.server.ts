import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { toJpeg } from "../../images/to-jpeg.server.ts";
import { printedBlocks } from "../../pdf/printed-blocks.ts";
import { writePdf } from "../../pdf/write-pdf.server.ts";

/**
 * Prints what a page shows, by its own components, so that paper and page say the same.
 * @param title which a browser shows, and names the file by
 * @param readPicture the file of a picture by what its element names; null where it is gone
 */
export async function answerWithPdf(
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
