import { convert } from "html-to-text";
import { quoteBegins } from "./parsed-mail.ts";

const maxHtml = 1_000_000;

/** Elements after which everything is an earlier email: Outlook, Hotmail, Yahoo, AOL, Proton, Zimbra. */
const earlier = [
  "#divRplyFwdMsg",
  "#appendonsend",
  "#x_divRplyFwdMsg",
  "#stopSpelling",
  "#zwchr",
  "#mail-editor-reference-message-container",
  "div.yahoo_quoted",
  "div.aolReplacedBody",
  "div.protonmail_quote",
  "div.zmail_extra",
  "div.OutlookMessageHeader",
];

/** Elements that count as quoted: attribution lines above a quote, signatures. */
const quoted = [
  "div.moz-cite-prefix",
  "div.moz-signature",
  "pre.moz-signature",
  "div.gmail_signature",
  "span.gmail_signature_prefix",
  "#ms-outlook-mobile-signature",
  "#Signature",
  "[data-signatureblock]",
  "div.protonmail_signature_block",
];

/** The parts of html-to-text's formatter input that we use. */
type Element = { name?: string; data?: string; children?: Element[] };
type Builder = {
  openBlock(options?: object): void;
  closeBlock(options?: object): void;
  addLiteral(text: string): void;
};
type Walk = (children: Element[] | undefined, builder: Builder) => void;

/**
 * The text of an email's HTML. Text that the markup marks as an earlier email follows a line of
 * `quoteBegins` or is prefixed with "> ". @returns also whether there was any such markup
 * @param keepsCells whether each row of a table is a line, with a tab between its cells
 */
export function textOfHtml(
  html: string,
  keepsCells = false,
): { text: string; marksQuotes: boolean } {
  let marksQuotes = false;
  const quote = (element: Element, walk: Walk, builder: Builder) => {
    marksQuotes = true;
    builder.openBlock({ leadingLineBreaks: 2, reservedLineLength: 2 });
    walk(element.children, builder);
    const blockTransform = (block: string) =>
      block
        .trim()
        .split("\n")
        .map((line) => `> ${line}`)
        .join("\n");
    builder.closeBlock({ trailingLineBreaks: 2, blockTransform });
  };
  const begin = (element: Element, walk: Walk, builder: Builder) => {
    marksQuotes = true;
    builder.openBlock({ leadingLineBreaks: 1 });
    builder.addLiteral(quoteBegins);
    builder.closeBlock({ trailingLineBreaks: 1 });
    walk(element.children, builder);
  };
  // Above a forward, Gmail's line contains its title, which needs no mark; above a reply it is
  // quoted.
  const attribution = (element: Element, walk: Walk, builder: Builder) =>
    (textWithin(element).includes("-----") ? begin : quote)(element, walk, builder);
  const row = ({ children = [] }: Element, walk: Walk, builder: Builder) => {
    builder.openBlock({ leadingLineBreaks: 1 });
    let cells = 0;
    for (const child of children) {
      const isCell = child.name === "td" || child.name === "th";
      if (isCell && cells > 0) builder.addLiteral("\t");
      if (isCell) cells += 1;
      walk([child], builder);
    }
    builder.closeBlock({ trailingLineBreaks: 1 });
  };
  const text = convert(html.slice(0, maxHtml), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
    formatters: { quote, begin, attribution, row },
    selectors: [
      { selector: "a", options: { ignoreHref: true } },
      { selector: "img", format: "skip" },
      ...(keepsCells ? [{ selector: "tr", format: "row" }] : []),
      { selector: '[style*="display:none"]', format: "skip" },
      { selector: '[style*="display: none"]', format: "skip" },
      { selector: "blockquote", format: "quote" },
      { selector: "div.gmail_attr", format: "attribution" },
      ...quoted.map((selector) => ({ selector, format: "quote" })),
      ...earlier.map((selector) => ({ selector, format: "begin" })),
    ],
  });
  return { text, marksQuotes };
}

/** Maximum nesting of attributions; markup of any depth would overflow the stack. */
const maxNested = 20;

function textWithin({ data, children = [] }: Element, nested = 0): string {
  if (nested > maxNested) return "";
  const parts = children.slice(0, 20).map((child) => textWithin(child, nested + 1));
  return (data ?? parts.join("")).slice(0, 500);
}
