/** The rows of a list, or its cards. */
const items = "main tbody tr, main li:has(h2)";
const goals = "a[href], button";

/** Puts the focus on the next or the previous row's first link, so that Enter opens it. */
export function moveInList(by: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>(items)].filter(
    (item) => item.offsetParent !== null,
  );
  const at = all.findIndex((item) => item.contains(document.activeElement));
  const next = all[at < 0 ? (by > 0 ? 0 : all.length - 1) : at + by];
  if (!next) return;
  const goal = next.querySelector<HTMLElement>(goals) ?? focusable(next);
  goal.focus();
  next.scrollIntoView({ block: "nearest" });
}

/** A row without any link still shows where one is. */
function focusable(item: HTMLElement): HTMLElement {
  item.tabIndex = -1;
  return item;
}
