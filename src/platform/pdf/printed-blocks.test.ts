import { expect, test } from "vitest";
import { printedBlocks } from "./printed-blocks.ts";

test("reads headings, paragraphs, facts, sums and rows top to bottom", () => {
  const blocks = printedBlocks(`
    <h1>Invoice from Joe &amp; Sons</h1>
    <figure><img src="one" alt="A leak"/><figcaption>A leak</figcaption></figure>
    <section><h2>Good</h2><p>One\ntwo</p></section>
    <dl><div><dt>Job</dt><dd class="break-words">Leak</dd></div></dl>
    <dl>
      <div><dt>Paid<span class="block text-sm">A note</span></dt><dd class="text-right">$1.00</dd></div>
      <div class="text-lg font-bold"><dt>Total</dt><dd class="text-right">$2.00</dd></div>
    </dl>
    <table><caption class="sr-only">Hidden</caption><tbody>
      <tr><td>Labor<span class="block">2 × $1.00</span></td><td>$2.00</td></tr>
    </tbody></table>`);
  expect(blocks).toEqual([
    { kind: "heading", level: 1, text: "Invoice from Joe & Sons" },
    { kind: "picture", name: "one" },
    { kind: "paragraph", text: "A leak" },
    { kind: "heading", level: 2, text: "Good" },
    { kind: "paragraph", text: "One\ntwo" },
    { kind: "pair", name: "Job", value: "Leak", isSum: false, isBold: false },
    { kind: "pair", name: "Paid\nA note", value: "$1.00", isSum: true, isBold: false },
    { kind: "pair", name: "Total", value: "$2.00", isSum: true, isBold: true },
    { kind: "row", text: "Labor", below: ["2 × $1.00"], amount: "$2.00" },
  ]);
});

test("reads a letterhead with its colors, picture, and lines", () => {
  const blocks = printedBlocks(
    `<header data-background="#ffd400" data-color="#0b1a33"><img src="logo" alt="Logo"/><p>Joe</p><p>Austin</p></header>`,
  );
  expect(blocks).toEqual([
    {
      kind: "letterhead",
      background: "#ffd400",
      color: "#0b1a33",
      picture: "logo",
      lines: ["Joe", "Austin"],
    },
  ]);
});

test("an element without a printed form is an error, not omitted", () => {
  expect(() => printedBlocks("<div><form></form></div>")).toThrow("<form> can't be printed");
});
