import { shrinkBeforeSubmit } from "~/ui/form/shrink-before-submit.ts";
import { submitInPlace } from "~/web/shared/script/submit-in-place.ts";

/** Enhances the embedded form; a failure never shows an error page on the host's site. */
function start(part: HTMLElement): void {
  if (!(part instanceof HTMLFormElement)) return;
  const photos = part.querySelector<HTMLInputElement>("input[type=file]");
  photos?.addEventListener("change", () => void shrinkBeforeSubmit(photos));
  submitInPlace(part, {
    part: "main.embedded form",
    start,
    smaller: (body) => photos && withoutPhotos(body, photos),
    go: (address) => location.replace(address),
  });
}

/** The request without its photos, and their number (`leads.photos`); null if it had none. */
function withoutPhotos(body: FormData, { name, files, dataset }: HTMLInputElement) {
  if (!files?.length || !dataset.notSent) return null;
  body.delete(name);
  body.set(dataset.notSent, String(files.length));
  return body;
}

const form = document.querySelector<HTMLFormElement>("form");
if (form) start(form);
