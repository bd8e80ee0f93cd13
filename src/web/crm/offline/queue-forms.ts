import { type Posted, send } from "~/platform/http/browser/post-once.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { showToast, type ToastMessage } from "~/ui/toasts/show-toast.ts";
import { queueRuns } from "~/web/shared/script/hold-saved-forms.ts";
import { deviceQueue } from "./queue-store.ts";
import {
  actionsOf,
  addAction,
  type Field,
  type Outcome,
  type Refusal,
  sendActions,
  type Waiting,
} from "./queued-actions.ts";

type Submitted = { form: HTMLFormElement; kind: string; label: string; data: FormData };

/**
 * Queues forms and buttons with `data-offline-kind="Note"` (their kind) when submitted offline, on a
 * saved page, or when their request gets no response. Others aren't queued and say that nothing was
 * sent.
 * @returns a function that stops this
 */
export function queueForms(memberId: string, onQueued: () => void): () => void {
  const used = new Set<string>();
  let last: Submitted | null = null;
  const queue = (submitted: Submitted, key: string) => {
    const { edits } = submitted.form.dataset;
    void addAction(deviceQueue, toWaiting(memberId, submitted, key), edits).then(() => {
      empty(submitted.form);
      onQueued();
      showToast(queuedToast);
      // Otherwise, browsers may delete what a site stores.
      void navigator.storage?.persist?.();
    }, onNotQueued);
  };
  const onSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event;
    if (!(form instanceof HTMLFormElement)) return;
    const kind = submitter?.dataset.offlineKind ?? form.dataset.offlineKind;
    if (!kind) return;
    const key = form.querySelector<HTMLInputElement>("[name=request_key]");
    // The page still has the key of a form that it queued; this is another form.
    if (key && used.has(key.value)) key.value = newRequestKey();
    const data = new FormData(form, submitter);
    const label = describe(form, submitter, kind);
    last = { form, kind, label, data };
    if (navigator.onLine && !("kept" in document.documentElement.dataset)) return;
    if (!label) return;
    event.preventDefault();
    event.stopPropagation();
    queue(last, newRequestKey());
  };
  const onNoResponse = (event: Event) => {
    const key = last?.data.get("request_key");
    const { detail } = event as CustomEvent<FormData>;
    if (!last?.label || typeof key !== "string" || detail.get("request_key") !== key) return;
    event.preventDefault();
    used.add(key);
    // The server may have received it: with the same key, it isn't saved twice.
    queue(last, key);
  };
  window.addEventListener("submit", onSubmit, { capture: true });
  window.addEventListener("form-no-response", onNoResponse);
  window.dispatchEvent(new Event(queueRuns));
  return () => {
    window.removeEventListener("submit", onSubmit, { capture: true });
    window.removeEventListener("form-no-response", onNoResponse);
  };
}

function toWaiting(memberId: string, { form, kind, label, data }: Submitted, key: string): Waiting {
  const fields = [...data].filter(
    ([name, value]) => name !== "request_key" && (typeof value === "string" || value.size > 0),
  );
  const controls = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)];
  return {
    id: newRequestKey(),
    memberId,
    action: new URL(form.getAttribute("action") ?? "", location.href).href,
    fields: [...fields, ["request_key", key]],
    what: kind,
    words: label,
    writtenAt: Date.now(),
    refusal: null,
    ...(form.dataset.offlineSubject ? { subject: form.dataset.offlineSubject } : {}),
    editable: controls.map((control) => ({
      name: control.name,
      label: labelOf(control),
      isLong: control instanceof HTMLTextAreaElement,
    })),
  };
}

const typedInputs = "input[name]:not([type]), input[name][type=text]";
const typedFields = `textarea[name], ${typedInputs}`;

const labelOf = ({ labels, name }: HTMLInputElement | HTMLTextAreaElement): string =>
  labels?.[0]?.textContent.replace(/ \(optional\)$/, "") ?? name;

function empty(form: HTMLFormElement): void {
  form.reset();
  // Lets code that saves drafts see that the field is empty.
  for (const field of form.querySelectorAll("textarea")) {
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** The queue is listed at the top of the page, which may be out of view. */
const queuedToast: ToastMessage = {
  title: "Waiting to Be Sent",
  description: "You’re offline. It’ll be sent automatically when you’re back online.",
};

/** No space on the device, or a private window; the input stays in the form. */
const onNotQueued = () =>
  showToast({
    title: "Not Saved",
    description:
      "There’s no room to save it on this device. Send it again when you’re back online.",
    tone: "destructive",
  });

/**
 * A queued form's label in the list: its input, else its button or, if the form has its own kind,
 * that kind's label. Empty if nothing was entered.
 */
function describe(form: HTMLFormElement, submitter: HTMLElement | null, kind: string): string {
  const textAreas = [...form.querySelectorAll("textarea")];
  const fileInputs = [...form.querySelectorAll<HTMLInputElement>("[type=file]")];
  if (textAreas.length > 0) return short(textAreas.map(({ value }) => value.trim()));
  // A field that belongs to another button is left out.
  const chosen = [
    ...form.querySelectorAll<HTMLSelectElement>("select:not([data-offline-skip])"),
  ].map((select) => select.selectedOptions[0]?.label ?? "");
  const label = form.dataset.offlineLabel ?? "";
  if (fileInputs.length > 0) {
    const [file] = fileInputs.flatMap((input) => [...(input.files ?? [])]);
    return file ? short([label || file.name, ...chosen]) : "";
  }
  const isNamed = label !== "" && form.dataset.offlineKind !== undefined;
  const button = submitter?.getAttribute("aria-label") ?? submitter?.textContent ?? "";
  const typed = [...form.querySelectorAll<HTMLInputElement>(typedInputs)].flatMap((input) =>
    input.value ? [`${labelOf(input)} ${input.value}`] : [],
  );
  return short([...chosen, isNamed || button === kind ? "" : button, label, ...typed]);
}

const short = (texts: readonly string[]) => texts.filter(Boolean).join(" · ").slice(0, 200);

/** Queued actions of one member, oldest first. */
export async function listActions(memberId: string): Promise<Waiting[]> {
  return actionsOf(await deviceQueue(), memberId);
}

/** Sends a member's actions. A lock prevents open tabs from sending at the same time. */
export function sendQueue(memberId: string): Promise<boolean> {
  return navigator.locks.request("crm-outbox", () =>
    sendActions(deviceQueue, memberId, post, Date.now),
  );
}

/** Time limits of a request in milliseconds, without and with a photo. */
const maxRequest = { text: 60_000, file: 600_000 };

async function post(waiting: Waiting): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of waiting.fields) form.append(name, value);
  const hasFile = waiting.fields.some(([, value]) => typeof value !== "string");
  const posted = await send(waiting.action, {
    method: "POST",
    body: form,
    headers: { "hearthline-member": waiting.memberId, accept: "text/html" },
    signal: AbortSignal.timeout(hasFile ? maxRequest.file : maxRequest.text),
  });
  return outcomeOf(posted, waiting);
}

const isFailureAway = ["offline", "unreachable", "unavailable"];

/** Result of an action; "away" if the CRM didn't respond to this member, so it stays queued. */
export function outcomeOf(posted: Posted, waiting: Pick<Waiting, "memberId" | "fields">): Outcome {
  if (!posted.response) return "away";
  const { status, headers } = posted.response;
  const member = headers.get("hearthline-member");
  // A request that is refused before its session is read, such as a photo that is too large, has no
  // member header. Neither has a sign-in page or a captive portal's page.
  const isUnread = status === 400 || status === 413 || status === 415 || status === 422;
  const isOwnForm = member === waiting.memberId || (!member && isUnread);
  if (!isOwnForm) return "away";
  if (posted.ok) return "sent";
  // Rate limited: try again later.
  if (status === 429 || isFailureAway.includes(posted.failure.kind)) return "away";
  return readRefusal(status, posted.text, waiting.fields);
}

/** Reads the error, and what a teammate saved, from the page that would be shown without JavaScript. */
function readRefusal(status: number, html: string, fields: readonly Field[]): Refusal {
  const page = new DOMParser().parseFromString(html, "text/html");
  const textOf = (selector: string) => page.querySelector(`main ${selector}`)?.textContent?.trim();
  const places = ["[id$='-error']", "[data-reason]", "[role=alert]", "[role=status]", "h1"];
  // A list has a name and a value in each row.
  const savedValues = [...page.querySelectorAll("main [data-theirs]")].map(
    ({ children, textContent }) =>
      children.length === 0
        ? textContent
        : [...children]
            .map((row) => [...row.children].map((part) => part.textContent).join(": "))
            .join(". "),
  );
  // The page shows the values that the same form would send now.
  const current = [...fields, ["early", ""] as Field].flatMap(([name, value]): Field[] => {
    const [input, ...otherInputs] = page.querySelectorAll<HTMLInputElement>(
      `main input[name="${CSS.escape(name)}"]:not([type=checkbox], [type=radio], [type=file])`,
    );
    if (!input || otherInputs.length > 0 || name === "request_key" || input.value === value)
      return [];
    return [[name, input.value]];
  });
  const reason = reasonsByStatus[status] ?? places.map(textOf).find(Boolean);
  return {
    refusal: reason ?? "It couldn’t be saved. Check it and try again.",
    theirs: savedValues.join(". ") || null,
    current,
  };
}

const reasonsByStatus: Record<number, string> = {
  403: "You don’t have access to this anymore. Call your office.",
  404: "This isn’t on your schedule anymore. It may have been moved to another crew. Call your office.",
};

/** Marks the page's forms that wait to be sent, for their hints. */
export function markQueuedForms(waiting: readonly Waiting[]): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[method=post]")) {
    const kinds = [form, ...form.querySelectorAll<HTMLElement>("[data-offline-kind]")];
    const action = new URL(form.getAttribute("action") ?? "", location.href);
    const task = form.querySelector<HTMLInputElement>("[name=task_id]")?.value ?? "";
    const queued = waiting.findLast(
      (queued) =>
        new URL(queued.action).pathname === action.pathname &&
        kinds.some(({ dataset }) => dataset.offlineKind === queued.what) &&
        task === (queued.fields.find(([name]) => name === "task_id")?.[1] ?? ""),
    );
    form.toggleAttribute("data-queued", queued !== undefined);
    if (queued?.refusal === null) showQueuedText(form, queued);
  }
}

/** An editor shows the member's own unsent text, unless they typed already. */
function showQueuedText(form: HTMLFormElement, { id, fields }: Waiting): void {
  const editor = form.querySelector("textarea");
  if (!editor || !form.querySelector("[name=seen]") || editor.value !== editor.defaultValue) return;
  const [, text] = fields.find(([name]) => name === editor.name) ?? [];
  if (typeof text !== "string") return;
  editor.value = text;
  form.dataset.edits = id;
}
