import { JSDOM } from "jsdom";
import { extractText } from "unpdf";

const withoutSpace = (text: string) => text.replaceAll(/\s+/g, "");

/** What stands in a file and what in the facts and tables of the page that it prints, without white space. */
export async function readPdf(answer: Response): Promise<string> {
  if (answer.headers.get("content-type") !== "application/pdf") {
    throw new Error(`no file: ${answer.status} ${await answer.text()}`);
  }
  const { text } = await extractText(new Uint8Array(await answer.arrayBuffer()));
  return withoutSpace(text.join(""));
}

/** The names, values and cells that a page shows, in order, without white space. */
export function printedTexts(html: string): string[] {
  const { document } = new JSDOM(html).window;
  const cells = [...document.querySelectorAll("main dt, main dd, main td")];
  return cells.map(({ textContent }) => withoutSpace(textContent ?? "")).filter(Boolean);
}

/** Those that a file does not have where the page has them. */
export function missingIn(file: string, texts: readonly string[]): string[] {
  let at = 0;
  return texts.filter((text) => {
    const found = file.indexOf(text, at);
    if (found >= 0) at = found + text.length;
    return found < 0;
  });
}
