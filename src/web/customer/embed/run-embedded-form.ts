import { submitInPlace } from "~/web/shared/script/submit-in-place.ts";

/** Enhances the embedded form; a failure never shows an error page on the host's site. */
function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  submitInPlace(form, {
    part: "main.embedded form",
    start,
    go: (address) => location.replace(address),
  });
}

const form = document.querySelector<HTMLFormElement>("form");
if (form) start(form);
