/** Loads the script of the page's form after the first paint, or as soon as someone uses the form. */
const place = document.querySelector<HTMLElement>("[data-island]");
const uses = ["pointerdown", "keydown", "focusin"] as const;

function load(): void {
  observer.disconnect();
  for (const use of uses) removeEventListener(use, load);
  const script = document.createElement("script");
  script.type = "module";
  script.fetchPriority = "low";
  script.src = place?.dataset.island ?? "";
  document.head.append(script);
}

const observer = new PerformanceObserver(load);
observer.observe({ type: "paint", buffered: true });
for (const use of uses) addEventListener(use, load);

/** While the browser itself sends the form, another press waits at most so long for the next page. */
const longestWait = 10_000;
let sentAt = Number.NEGATIVE_INFINITY;
addEventListener(
  "submit",
  (event) => {
    if (performance.now() - sentAt > longestWait) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  },
  { capture: true },
);
// Once the form's script runs, it prevents this and sends the form itself.
addEventListener("submit", ({ defaultPrevented }) => {
  if (!defaultPrevented) sentAt = performance.now();
});
addEventListener("pageshow", () => {
  sentAt = Number.NEGATIVE_INFINITY;
});
