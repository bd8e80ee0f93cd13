import { loadAfterPaint, sendFormsOnce } from "./load-later.ts";

/** Loads the script of the page's form after the first paint, or as soon as someone uses the form. */
const place = document.querySelector<HTMLElement>("[data-island]");

loadAfterPaint(() => {
  const script = document.createElement("script");
  script.type = "module";
  script.fetchPriority = "low";
  script.src = place?.dataset.island ?? "";
  document.head.append(script);
});
sendFormsOnce();
