/** Loads the script of the page's form once the page is painted, after everything that is in sight. */
const address = document.querySelector<HTMLElement>("[data-island]")?.dataset.island;

function load(): void {
  if (!address) return;
  const script = document.createElement("script");
  script.type = "module";
  script.fetchPriority = "low";
  script.src = address;
  document.head.append(script);
}

// A frame's callbacks run before it is painted, and this timer after.
requestAnimationFrame(() => setTimeout(load));
