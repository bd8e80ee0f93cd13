import { JSDOM } from "jsdom";
import { extractText } from "unpdf";

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, "");

/** The text of a PDF, and the text of the facts and tables of the page it prints, without whitespace. */
export async function readPdf(response: Response): Promise<string> {
  if (response.headers.get("content-type") !== "application/pdf") {
    throw new Error(`no file: ${response.status} ${await response.text()}`);
  }
  const { text } = await extractText(new Uint8Array(await response.arrayBuffer()));
  return withoutSpace(text.join(""));
}

/** The names, values and cells that a page shows, in order, without whitespace. */
export function printedTexts(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const cells = [...document.querySelectorAll("main dt, main dd, main td")];
  return cells.map(({ textContent }) => withoutSpace(textContent ?? "")).filter(Boolean);
}

/** Those missing from a file, or out of the page's order. */
export function missingIn(file: string, texts: readonly string[]): string[] {
  let at = 0;
  return texts.filter((text) => {
    const index = file.indexOf(text, at);
    if (index >= 0) at = index + text.length;
    return index < 0;
  });
}
