import { createPostOnce, type Posted } from "~/platform/http/browser/post-once.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { showToast, type ToastMessage } from "~/ui/toasts/show-toast.ts";

/**
 * Registers the CRM's service worker, which doesn't cover the public site, and waits until it is
 * active.
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/crm-worker.js", { scope: "/crm" });
  return navigator.serviceWorker.ready;
}

/**
 * Queues forms with `data-offline-kind="Note"` (their kind) when submitted offline. Other forms aren't
 * queued and say that nothing was sent.
 * @returns a function that stops this
 */
export function queueForms(memberId: string, onQueued: () => void): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (navigator.onLine || !(form instanceof HTMLFormElement) || !form.dataset.offlineKind) return;
    const label = wordsOf(form) || (event.submitter?.getAttribute("aria-label") ?? "");
    if (!label) return;
    event.preventDefault();
    event.stopPropagation();
    const fields = [...new FormData(form, event.submitter)].flatMap(([name, value]) =>
      typeof value === "string" ? [[name, value] as [string, string]] : [],
    );
    // A new key: the form's own may be reused once it is empty.
    const keyed = fields.filter(([name]) => name !== "request_key");
    void saveQueuedForm({
      id: newRequestKey(),
      memberId,
      action: new URL(form.getAttribute("action") ?? "", location.href).href,
      fields: [...keyed, ["request_key", newRequestKey()]],
      what: form.dataset.offlineKind,
      words: label,
      writtenAt: Date.now(),
      refusal: null,
    }).then(() => {
      empty(form);
      onQueued();
      showToast(queuedToast);
    }, onNotQueued);
  };
  window.addEventListener("submit", onSubmit, { capture: true });
  return () => window.removeEventListener("submit", onSubmit, { capture: true });
}

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

/** Typed or selected values, for the list of queued forms. */
function wordsOf(form: HTMLFormElement): string {
  const typed = [...form.querySelectorAll("textarea")].map(({ value }) => value.trim());
  const chosen = [...form.querySelectorAll("select")].map(
    (select) => select.selectedOptions[0]?.label ?? "",
  );
  return [...typed, ...(typed.length > 0 ? [] : chosen)].filter(Boolean).join(" · ").slice(0, 200);
}

/**
 * Sends queued forms one after another and stops when the server is unreachable. Each has its form's
 * key, so the server processes it only once. A lock prevents open tabs from sending at the same time.
 * @returns whether anything was sent
 */
export async function sendQueuedForms(memberId: string): Promise<boolean> {
  return navigator.locks.request("crm-outbox", async () => {
    let sent = false;
    for (const waiting of await listQueuedForms(memberId)) {
      if (waiting.refusal !== null) continue;
      const outcome = await post(waiting);
      if (outcome === "away") break;
      if (outcome === "sent") {
        await removeQueuedForm(waiting.id);
        sent = true;
      } else await noteRefusal(waiting.id, outcome.refusal);
    }
    return sent;
  });
}

type Outcome = "sent" | "away" | { refusal: string };

function post({ action, fields, memberId }: Waiting): Promise<Outcome> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return createPostOnce()(action, form).then((posted) => outcomeOf(posted, memberId));
}

/** Result of a form; "away" if the CRM didn't respond to this member, so it stays queued. */
export function outcomeOf(posted: Posted, memberId: string): Outcome {
  if (posted.ok) {
    // A sign-in page has no member header, and neither has a captive portal's page.
    return posted.response.headers.get("hearthline-member") === memberId ? "sent" : "away";
  }
  const isAway = ["offline", "unreachable", "unavailable"].includes(posted.failure.kind);
  // Rate limited: try again later.
  return isAway || posted.response?.status === 429 ? "away" : { refusal: readRefusal(posted.text) };
}

/** Reads the error from the page that would be shown without JavaScript. */
function readRefusal(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const places = ["[id$='-error']", "[role=status]", "h1"];
  const texts = places.map((place) => page.querySelector(`main ${place}`)?.textContent?.trim());
  return texts.find(Boolean) ?? "It couldn’t be saved. Check it and try again.";
}

/** A form submitted offline and waiting to be sent. */
export type Waiting = {
  id: string;
  /** Membership that submitted it; no other membership sends it. */
  memberId: string;
  /** URL that the form posts to. */
  action: string;
  fields: [name: string, value: string][];
  /** Kind of form, such as "Note" or "Message". */
  what: string;
  /** Input, as shown in the list. */
  words: string;
  writtenAt: number;
  /** Reason for the refusal; null while queued. */
  refusal: string | null;
};

const name = "hearthline-crm";
const store = "outbox";

/** Runs one request on the store and closes the database, so the service worker can delete it. */
async function run<T>(
  mode: IDBTransactionMode,
  request: (objects: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(store, { keyPath: "id" });
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode);
      const pending = request(transaction.objectStore(store));
      // A successful request can still be rolled back if the device has no space.
      transaction.oncomplete = () => resolve(pending.result);
      transaction.onabort = () => reject(transaction.error ?? pending.error);
    });
  } finally {
    database.close();
  }
}

/** Queued forms of one member, oldest first. */
export async function listQueuedForms(memberId: string): Promise<Waiting[]> {
  const all: Waiting[] = await run("readonly", (objects) => objects.getAll());
  return all
    .filter((waiting) => waiting.memberId === memberId)
    .toSorted((one, other) => one.writtenAt - other.writtenAt);
}

export async function saveQueuedForm(waiting: Waiting): Promise<void> {
  await run("readwrite", (objects) => objects.put(waiting));
}

/** Saves the reason for a refusal, unless the form was deleted meanwhile. */
async function noteRefusal(id: string, refusal: string): Promise<void> {
  await run("readwrite", (objects) => {
    const pending: IDBRequest<Waiting | undefined> = objects.get(id);
    pending.addEventListener("success", () => {
      if (pending.result) objects.put({ ...pending.result, refusal });
    });
    return pending;
  });
}

export async function removeQueuedForm(id: string): Promise<void> {
  await run("readwrite", (objects) => objects.delete(id));
}
