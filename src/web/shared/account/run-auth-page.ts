import { getDevicePasskey } from "~/domains/identity/index.ts";
import { createPostOnce, readResponse } from "~/platform/http/browser/post-once.ts";
import { explainFailure } from "~/platform/http/browser/request-failure.ts";
import { submitInPlace } from "../script/submit-in-place.ts";

function start(page: HTMLElement): void {
  const form = page.querySelector<HTMLFormElement>("form[data-in-place]");
  if (form) submitInPlace(form, { part: "main", start, go: (address) => location.assign(address) });
  const passkey = page.querySelector<HTMLElement>("[data-passkey]");
  if (passkey) startPasskey(passkey);
}

type Outcome = { options?: Record<string, unknown>; next?: string };
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
    const options = { action, next, otherwise };
    const problem = await attempt(options).catch(() => failed(options));
    if (problem !== null) show(false, problem);
  });
  show(false, "");
}

const failed = ({ otherwise }: PasskeySignIn) =>
  `Signing in with a passkey failed. Try again, or use ${otherwise}.`;

/** @returns error message, or null if the page is about to change */
async function attempt(signIn: PasskeySignIn): Promise<string | null> {
  const { action, next, otherwise } = signIn;
  const post = createPostOnce();
  const started = await post(action, {});
  if (!started.ok) return explainFailure(started.failure);
  const { options } = readResponse<Outcome>(started) ?? {};
  if (!options) return failed(signIn);
  const device = await getDevicePasskey(options, otherwise);
  if (!device.ok) return device.reason;
  const signedIn = await post(action, { answer: device.credential, next });
  if (!signedIn.ok) return explainFailure(signedIn.failure);
  const { next: target } = readResponse<Outcome>(signedIn) ?? {};
  if (!target) return failed(signIn);
  window.location.assign(target);
  return null;
}

start(document.body);
