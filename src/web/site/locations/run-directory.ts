import { dismissToastsOnEscape } from "~/ui/toasts/show-toast.ts";
import { openClaims } from "./open-claims.ts";
import { searchWhileTyping } from "./search-while-typing.ts";

/** Enhances the directory: the same forms and links without page loads. */
const form = document.querySelector<HTMLFormElement>("#directory");
if (form) {
  searchWhileTyping(form);
  openClaims();
  dismissToastsOnEscape();
  form.dataset.ready = "";
}
