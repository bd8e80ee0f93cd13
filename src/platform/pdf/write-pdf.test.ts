import { extractText } from "unpdf";
import { expect, test } from "vitest";
import type { Block } from "./printed-blocks.ts";
import { writePdf } from "./write-pdf.server.ts";

const textsOf = async (blocks: readonly Block[]) => {
  const { text } = await extractText(await writePdf("Invoice INV-1", blocks));
  return text.map((page) => page.replaceAll(/\s+/g, " "));
};
const row = (at: number): Block => ({
  kind: "row",
  text: `Item ${at}`,
  below: ["1 × $5.00"],
  amount: "$5.00",
});

test("writes names of many languages, and question marks for missing characters", async () => {
  const name = "Łukasz Žižek – “Joe’s” ½ Ñandú";
  expect(await textsOf([{ kind: "paragraph", text: `${name}\n东` }])).toEqual([`${name} ?`]);
});

test("continues long content on numbered sheets without splitting rows", async () => {
  const rows = Array.from({ length: 90 }, (_, index) => row(index + 1));
  const pages = await textsOf([{ kind: "heading", level: 1, text: "Invoice" }, ...rows]);
  expect(pages.length).toBeGreaterThan(2);
  for (const [index, page] of pages.entries()) {
    expect(page).toContain(`Invoice INV-1, page ${index + 1} of ${pages.length}`);
  }
  const items = pages.flatMap((page) => page.match(/Item \d+ 1 × \$5\.00 \$5\.00/g) ?? []);
  expect(items).toEqual(rows.map((_, index) => `Item ${index + 1} 1 × $5.00 $5.00`));
});

test("a paragraph or word longer than the space loses nothing", async () => {
  const message = Array.from({ length: 3_000 }, (_, index) => `w${index}`).join(" ");
  const text = (await textsOf([{ kind: "paragraph", text: message }])).join(" ");
  expect(text.replaceAll(/Invoice INV-1, page \d of \d/g, "").match(/w\d+/g)).toHaveLength(3_000);
  const long = "x".repeat(400);
  const pair: Block = { kind: "pair", name: "Job", value: long, isSum: false, isBold: false };
  expect((await textsOf([pair]))[0]?.replaceAll(/[^x]/g, "")).toHaveLength(400);
});
