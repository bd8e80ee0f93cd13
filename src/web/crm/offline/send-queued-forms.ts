import { createPostOnce, type Posted } from "~/platform/http/browser/post-once.ts";
import { listQueuedForms, noteRefusal, removeQueuedForm, type Waiting } from "./outbox.ts";

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
  const said = places.map((place) => page.querySelector(`main ${place}`)?.textContent?.trim());
  return said.find(Boolean) ?? "It couldn’t be saved. Check it and try again.";
}
