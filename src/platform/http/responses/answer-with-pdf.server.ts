import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { printedBlocks } from "../../pdf/printed-blocks.ts";
import { writePdf } from "../../pdf/write-pdf.server.ts";

/**
 * Prints what a page shows, by its own components, so that paper and page say the same.
 * @param title which a browser shows, and names the file by
 */
export async function answerWithPdf(paper: ReactElement, title: string): Promise<Response> {
  const fileName = `${title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.pdf`;
  const file = await writePdf(title, printedBlocks(renderToStaticMarkup(paper)));
  return new Response(file, {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="${fileName}"`,
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
