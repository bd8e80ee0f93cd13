import { shrinkBeforeSubmit } from "~/ui/form/shrink-before-submit.ts";

const photos = document.querySelector<HTMLInputElement>("input[type=file]");
const shrink = () => photos && void shrinkBeforeSubmit(photos);
photos?.addEventListener("change", shrink);
// Photos dropped on the field are chosen before this file loads.
if (photos?.files?.length) shrink();
