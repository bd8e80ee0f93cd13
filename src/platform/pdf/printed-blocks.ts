import { parseDocument } from "htmlparser2";

/** The printed content of a page, from top to bottom. */
export type Block =
  /** A band with a picture, a name, and lines below it, in a color and one that is readable on it. */
  | {
      kind: "letterhead";
      background: string;
      color: string;
      picture: string | null;
      lines: string[];
    }
  | { kind: "heading"; level: 1 | 2; text: string }
  | { kind: "paragraph"; text: string }
  /** A picture, by its element's name. */
  | { kind: "picture"; name: string }
  /** A name and a value side by side: of facts, or of sums, whose values are right-aligned. */
  | { kind: "pair"; name: string; value: string; isSum: boolean; isBold: boolean }
  /** A table row: its subject, its details in smaller type, and its right-aligned amount. */
  | { kind: "row"; text: string; below: string[]; amount: string };

type Node = ReturnType<typeof parseDocument>["children"][number];

/**
 * Reads the blocks of our own components' markup: headings, paragraphs, pictures, lists of names
 * and values, and tables whose last column is an amount. Omits text only for screen readers.
 * @throws for a kind of element without a printed form
 */
export function printedBlocks(markup: string): Block[] {
  return parseDocument(markup).children.flatMap(blocksOf);
}

function blocksOf(node: Node): Block[] {
  if (!("name" in node)) return [];
  if (isHidden(node)) return [];
  const { name } = node;
  if (name === "header") return [letterheadOf(node)];
  if (name === "h1" || name === "h2") {
    return [{ kind: "heading", level: name === "h1" ? 1 : 2, text: textOf(node) }];
  }
  if (name === "p" || name === "figcaption") return [{ kind: "paragraph", text: textOf(node) }];
  if (name === "img") {
    return [{ kind: "picture", name: ("attribs" in node && node.attribs.src) || "" }];
  }
  if (name === "dl") return pairsOf(node);
  if (name === "table") return elements(node, "tr").flatMap(rowOf);
  if (["div", "section", "figure"].includes(name)) return childrenOf(node).flatMap(blocksOf);
  throw new Error(`<${name}> can't be printed`);
}

/** An element with `data-background` and `data-color`, an optional picture, and paragraphs. */
function letterheadOf(node: Node): Block {
  const { "data-background": background = "#ffffff", "data-color": color = "#000000" } =
    ("attribs" in node && node.attribs) || {};
  const blocks = childrenOf(node).flatMap(blocksOf);
  const picture = blocks.find((block) => block.kind === "picture");
  const lines = blocks.flatMap((block) => (block.kind === "paragraph" ? [block.text] : []));
  return { kind: "letterhead", background, color, picture: picture?.name ?? null, lines };
}

function pairsOf(list: Node): Block[] {
  const values = elements(list, "dd");
  return elements(list, "dt").map((term, index) => {
    const value = values[index];
    const { class: classes = "" } = (value && "attribs" in value && value.attribs) || {};
    const { class: outerClass = "" } =
      (term.parent && "attribs" in term.parent && term.parent.attribs) || {};
    return {
      kind: "pair",
      name: textOf(term),
      value: value ? textOf(value) : "",
      isSum: classes.includes("text-right"),
      isBold: outerClass.includes("font-bold"),
    };
  });
}

function rowOf(row: Node): Block[] {
  const cells = elements(row, "td");
  const [first] = cells;
  const last = cells.at(-1);
  if (!first || !last) return [];
  const parts = elements(first, "span");
  const below = parts.map(textOf);
  const text = childrenOf(first).filter(isNot(parts)).map(textOf).join("");
  return [{ kind: "row", text, below, amount: textOf(last) }];
}

function childrenOf(node: Node): Node[] {
  return "children" in node ? node.children : [];
}

const isNot = (others: Node[]) => (node: Node) => !others.includes(node);

function elements(node: Node, name: string): Node[] {
  return childrenOf(node).flatMap((child) => {
    if (isHidden(child)) return [];
    return "name" in child && child.name === name ? [child] : elements(child, name);
  });
}

function isHidden(node: Node): boolean {
  return "attribs" in node && /\bsr-only\b/.test(node.attribs.class ?? "");
}

/** An element's text; parts on separate lines stay separate. */
function textOf(node: Node): string {
  if ("data" in node) return node.type === "text" ? node.data : "";
  if (isHidden(node)) return "";
  return childrenOf(node)
    .map((child) => {
      const isApart = "attribs" in child && /\bblock\b/.test(child.attribs.class ?? "");
      return isApart ? `\n${textOf(child)}` : textOf(child);
    })
    .join("");
}
