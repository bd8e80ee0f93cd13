const unseen = "script, style, template, head, [hidden], input[type=hidden]";
const block =
  /^(address|article|aside|blockquote|caption|dd|details|div|dl|dt|fieldset|figure|footer|form|h[1-6]|header|hr|legend|li|main|nav|ol|p|pre|section|summary|table|tr|ul)$/;

/** The text of an element with single spaces, for text searches. */
export function plainText(element: Element): string {
  return (element.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Whether an element is visible on a wide screen, as far as the markup alone shows. */
export function isSeen(element: Element): boolean {
  for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor.matches(unseen) || isHiddenByClass(ancestor)) return false;
    const parent: Element | null = ancestor.parentElement;
    if (parent?.matches("details:not([open])") && !ancestor.matches("summary")) return false;
  }
  return true;
}

/** Whether a class hides it, always or on wide screens. */
function isHiddenByClass({ classList }: Element): boolean {
  const names = [...classList];
  if (names.some((name) => /^(sm|md|lg|xl):hidden$/.test(name))) return true;
  return (
    classList.contains("hidden") &&
    !names.some((name) => /:(block|flex|grid|inline\S*|table\S*|contents)$/.test(name))
  );
}

/** The visible text of an element with line breaks: about a browser's innerText. */
export function visibleText(element: Element): string {
  const lines = collect(element).replaceAll(/[ ]+/g, " ");
  return lines.replaceAll(/ ?\n[ \n]*/g, "\n").trim();
}

function collect(node: Node): string {
  if (node.nodeType === 3) return (node.textContent ?? "").replace(/\s+/g, " ");
  if (node.nodeType !== 1) return "";
  const element = node as Element;
  const tag = element.localName;
  if (tag === "br") return "\n";
  if (/^(select|textarea|svg|iframe)$/.test(tag) || !isSeen(element)) return "";
  const inside = [...element.childNodes].map(collect).join("");
  if (tag === "td" || tag === "th") return `${inside}\t`;
  return block.test(tag) ? `\n${inside}\n` : inside;
}
