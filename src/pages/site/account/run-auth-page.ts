import { sendInPlace } from "../script/send-in-place.ts";
import { startPasskey } from "./start-passkey.ts";

function start(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>("form[data-in-place]");
  if (form) sendInPlace(form, { part: "main", start, go: (address) => location.assign(address) });
  const passkey = page.querySelector<HTMLElement>("[data-passkey]");
  if (passkey) startPasskey(passkey);
}

start(document.body);
