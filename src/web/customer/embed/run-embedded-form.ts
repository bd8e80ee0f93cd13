import { sendInPlace } from "~/web/shared/script/send-in-place.ts";

/** The framed form where script runs: a failure never puts an error page on somebody else's site. */
function start(form: HTMLElement): void {
  if (!(form instanceof HTMLFormElement)) return;
  sendInPlace(form, {
    part: "main.embedded form",
    start,
    go: (address) => location.replace(address),
  });
}

const form = document.querySelector<HTMLFormElement>("form");
if (form) start(form);
