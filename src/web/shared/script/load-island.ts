import { loadAfterPaint, sendFormsOnce } from "./load-later.ts";

/** Loads the form's script after the first paint, or once someone uses the form. */
const place = document.querySelector<HTMLElement>("[data-island]");

loadAfterPaint(() => {
  const script = document.createElement("script");
  script.type = "module";
  script.fetchPriority = "low";
  script.src = place?.dataset.island ?? "";
  document.head.append(script);
});
sendFormsOnce();
