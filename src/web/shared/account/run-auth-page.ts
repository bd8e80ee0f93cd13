import { getDevicePasskey } from "~/domains/identity/index.ts";
import { createPostOnce, readAnswer } from "~/platform/http/browser/post-once.ts";
import { explainFailure } from "~/platform/http/browser/request-failure.ts";
import { submitInPlace } from "../script/submit-in-place.ts";

function start(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>("form[data-in-place]");
  if (form) submitInPlace(form, { part: "main", start, go: (address) => location.assign(address) });
  const passkey = page.querySelector<HTMLElement>("[data-passkey]");
  if (passkey) startPasskey(passkey);
}

type Answer = { options?: Record<string, unknown>; next?: string };
type PasskeySignIn = { action: string; next: string; otherwise: string };

/** Activates a PasskeySignIn button; loads the WebAuthn code on click. */
function startPasskey(part: HTMLElement): void {
  const { passkey: action = "", next = "", otherwise = "" } = part.dataset;
  const button = part.querySelector<HTMLButtonElement>("button");
  const alert = part.querySelector<HTMLElement>("[data-failure]");
  if (!button || !alert) return;
  const { label = "", busyLabel = "" } = button.dataset;
  const show = (busy: boolean, problem: string) => {
    button.disabled = busy;
    button.textContent = busy ? busyLabel : label;
    alert.textContent = problem;
    alert.hidden = problem === "";
  };
  button.addEventListener("click", async () => {
    show(true, "");
    const asked = { action, next, otherwise };
    const problem = await attempt(asked).catch(() => failed(asked));
    if (problem !== null) show(false, problem);
  });
  show(false, "");
}

const failed = ({ otherwise }: PasskeySignIn) =>
  `Signing in with a passkey failed. Try again, or use ${otherwise}.`;

/** @returns error message, or null if the page is about to change */
async function attempt(asked: PasskeySignIn): Promise<string | null> {
  const { action, next, otherwise } = asked;
  const post = createPostOnce();
  const begun = await post(action, {});
  if (!begun.ok) return explainFailure(begun.failure);
  const { options } = readAnswer<Answer>(begun) ?? {};
  if (!options) return failed(asked);
  const device = await getDevicePasskey(options, otherwise);
  if (!device.ok) return device.reason;
  const signedIn = await post(action, { answer: device.answer, next });
  if (!signedIn.ok) return explainFailure(signedIn.failure);
  const { next: target } = readAnswer<Answer>(signedIn) ?? {};
  if (!target) return failed(asked);
  window.location.assign(target);
  return null;
}

start(document.body);
