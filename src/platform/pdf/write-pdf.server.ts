import { buffer } from "node:stream/consumers";
import type PDFDocument from "pdfkit";
import { figtree, runsIn } from "../typeface/figtree.server.ts";
import type { Block } from "./printed-blocks.ts";

type Paper = InstanceType<typeof PDFDocument>;
type Style = { weight: keyof typeof figtree; size: number; color: string };

/** Points, 72 per inch. */
const margin = 54;
const gap = 6;
const amountWidth = 110;
const nameWidth = 90;
/** The maximum size of a picture. */
const pictureSize: [number, number] = [240, 180];

/** Padding within a letterhead. */
const inset = 10;
const logoSize: [number, number] = [120, 48];

const ink = "#111827";
const muted = "#4b5563";
const line = "#d1d5db";
const styles = {
  h1: { weight: "bold", size: 20, color: ink },
  h2: { weight: "bold", size: 13, color: ink },
  body: { weight: "medium", size: 10.5, color: ink },
  strong: { weight: "bold", size: 12, color: ink },
  small: { weight: "medium", size: 9, color: muted },
  quiet: { weight: "medium", size: 10.5, color: muted },
} satisfies Record<string, Style>;

/**
 * Lays out blocks on as many US Letter sheets as needed; every sheet after the first has its
 * number.
 * @param pictures JPEG files by name; missing ones are omitted
 * @returns the file
 */
export async function writePdf(
  title: string,
  blocks: readonly Block[],
  pictures: ReadonlyMap<string, Buffer> = new Map(),
): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Document } = await import("pdfkit");
  const paper: Paper = new Document({
    size: "LETTER",
    margin,
    bufferPages: true,
    lang: "en-US",
    displayTitle: true,
    info: { Title: title },
  });
  for (const { name, file } of Object.values(figtree).flat()) paper.registerFont(name, file);
  const bytes = buffer(paper);
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "pair" && blocks[index - 1]?.kind !== "pair") paper.y += gap;
    if (block.kind === "picture") drawPicture(paper, pictures.get(block.name));
    else if (block.kind === "letterhead") drawLetterhead(paper, block, pictures);
    else drawBlock(paper, block);
  }
  numberPages(paper, title);
  paper.end();
  return new Uint8Array(await bytes);
}

function drawPicture(paper: Paper, file: Buffer | undefined): void {
  if (!file) return;
  paper.y += gap;
  // Together with the text below it.
  keepOnOnePage(paper, pictureSize[1] + 30);
  paper.image(file, margin, paper.y, { fit: pictureSize });
}

function drawLetterhead(
  paper: Paper,
  { background, color, picture, lines }: Extract<Block, { kind: "letterhead" }>,
  pictures: ReadonlyMap<string, Buffer>,
): void {
  const file = picture === null ? undefined : pictures.get(picture);
  const fullWidth = paper.page.width - 2 * margin;
  const [logoWidth, logoHeight] = logoSize;
  const x = margin + inset + (file ? logoWidth + 2 * inset : 0);
  const width = margin + fullWidth - inset - x;
  const styled = lines.filter(Boolean).map((text, index) => ({
    text,
    style: { ...(index === 0 ? styles.h2 : styles.small), color },
  }));
  const textHeight = styled.reduce((height, { text, style }) => {
    paper.font(style.weight).fontSize(style.size);
    return height + paper.heightOfString(text, { width });
  }, 0);
  const contentHeight = Math.max(textHeight, file ? logoHeight : 0);
  const top = paper.y;
  paper.rect(margin, top, fullWidth, contentHeight + 2 * inset).fill(background);
  if (file) {
    paper.rect(margin + inset, top + inset, logoWidth, logoHeight).fill("#ffffff");
    paper.image(file, margin + inset + 4, top + inset + 4, {
      fit: [logoWidth - 8, logoHeight - 8],
      align: "center",
      valign: "center",
    });
  }
  paper.y = top + inset + (contentHeight - textHeight) / 2;
  for (const { text, style } of styled) write(paper, text, style, { x, width });
  paper.y = top + contentHeight + 4 * inset;
}

function drawBlock(paper: Paper, block: Exclude<Block, { kind: "picture" | "letterhead" }>): void {
  const width = paper.page.width - 2 * margin;
  if (block.kind === "heading") {
    const style = block.level === 1 ? styles.h1 : styles.h2;
    keepOnOnePage(paper, 60);
    if (block.level === 2) paper.y += 2 * gap;
    write(paper, block.text, style, { x: margin, width });
    paper.y += gap;
  } else if (block.kind === "paragraph") {
    paper.y += gap;
    write(paper, block.text, styles.body, { x: margin, width });
    paper.y += gap;
  } else if (block.kind === "pair") drawPair(paper, block, width);
  else drawRow(paper, block, width);
}

function drawPair(
  paper: Paper,
  { name, value, isSum, isBold }: Extract<Block, { kind: "pair" }>,
  width: number,
): void {
  const quiet = isBold ? styles.strong : styles.quiet;
  const style = isBold ? styles.strong : styles.body;
  const [nameColumnWidth, place] = isSum
    ? [width - amountWidth - gap, amountPlace(width)]
    : [nameWidth - gap, { x: margin + nameWidth, width: width - nameWidth }];
  writeColumns(paper, [
    { parts: [{ text: name, style: quiet }], x: margin, width: nameColumnWidth },
    { parts: [{ text: value, style }], ...place },
  ]);
  paper.y += 3;
}

function drawRow(
  paper: Paper,
  { text, below, amount }: Extract<Block, { kind: "row" }>,
  width: number,
): void {
  const smaller = below.map((line) => ({ text: line, style: styles.small }));
  paper.y += gap;
  writeColumns(paper, [
    {
      parts: [{ text, style: styles.body }, ...smaller],
      x: margin,
      width: width - amountWidth - gap,
    },
    { parts: [{ text: amount, style: styles.body }], ...amountPlace(width) },
  ]);
  paper.y += gap;
  paper
    .moveTo(margin, paper.y)
    .lineTo(margin + width, paper.y)
    .lineWidth(0.5)
    .stroke(line);
  paper.y += 1;
}

/** A column at the right edge. */
const amountPlace = (width: number): Place => ({
  x: margin + width - amountWidth,
  width: amountWidth,
  isRight: true,
});

type Column = Place & { parts: readonly { text: string; style: Style }[] };

/** Columns that start on the same line of the sheet; the next content starts below the longest. */
function writeColumns(paper: Paper, columns: readonly Column[]): void {
  const heights = columns.map(({ parts, width }) =>
    parts.reduce((height, { text, style }) => {
      paper.font(style.weight).fontSize(style.size);
      return height + paper.heightOfString(text, { width });
    }, 0),
  );
  const height = Math.max(...heights);
  keepOnOnePage(paper, height);
  const top = paper.y;
  const { page } = paper;
  for (const { parts, ...place } of columns) {
    // A column longer than a sheet has moved to the next one.
    if (paper.page === page) paper.y = top;
    for (const { text, style } of parts) write(paper, text, style, place);
  }
  if (paper.page === page) paper.y = top + height;
}

/** Starts a new sheet if less than this height remains. */
function keepOnOnePage(paper: Paper, height: number): void {
  const remainingHeight = paper.page.height - margin - paper.y;
  if (height > remainingHeight && height < paper.page.height - 2 * margin) paper.addPage();
}

type Place = { x: number; width: number; isRight?: boolean };

function write(paper: Paper, text: string, style: Style, place: Place): void {
  for (const line of text.trim().split("\n")) writeLine(paper, line, style, place);
}

/** Writes and wraps a line. A character missing from the typeface becomes a question mark. */
function writeLine(paper: Paper, text: string, style: Style, { x, width, isRight }: Place): void {
  const runs = runsIn(text, figtree[style.weight], "?");
  paper.font(style.weight).fontSize(style.size).fillColor(style.color);
  if (runs.length === 0) paper.moveDown();
  for (const [index, { part, text: runText }] of runs.entries()) {
    const continued = index < runs.length - 1;
    const options = { width, continued, align: isRight ? "right" : "left" } as const;
    paper.font(part.name);
    if (index === 0) paper.text(runText, x, paper.y, options);
    else paper.text(runText, options);
  }
}

function numberPages(paper: Paper, title: string): void {
  const { count } = paper.bufferedPageRange();
  for (let at = 0; count > 1 && at < count; at++) {
    paper.switchToPage(at);
    // In the margin, where the library would start a new sheet.
    paper.page.margins.bottom = 0;
    paper.y = paper.page.height - margin / 2 - 10;
    const width = paper.page.width - 2 * margin;
    write(paper, `${title}, page ${at + 1} of ${count}`, styles.small, { x: margin, width });
    paper.page.margins.bottom = margin;
  }
}
