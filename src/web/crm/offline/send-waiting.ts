import { createPostOnce, type Posted } from "~/platform/http/browser/post-once.ts";
import { listWaiting, noteRefusal, removeWaiting, type Waiting } from "./outbox.ts";

/**
 * Sends what waits, one after the other, and stops where nobody answers; each has the key of its form,
 * so that the server takes it once however often it comes. Pages that are open at
 * the same time take turns.
 * @returns whether anything was sent
 */
export async function sendWaiting(memberId: string): Promise<boolean> {
  return navigator.locks.request("crm-outbox", async () => {
    let sent = false;
    for (const waiting of await listWaiting(memberId)) {
      if (waiting.refusal !== null) continue;
      const outcome = await post(waiting);
      if (outcome === "away") break;
      if (outcome === "sent") {
        await removeWaiting(waiting.id);
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

/** What became of a form; "away" where the CRM has not answered this member, and it waits on. */
export function outcomeOf(posted: Posted, memberId: string): Outcome {
  if (posted.ok) {
    // A page that signs in has no member, and neither has one that a network puts in between.
    return posted.response.headers.get("hearthline-member") === memberId ? "sent" : "away";
  }
  const isAway = ["offline", "unreachable", "unavailable"].includes(posted.failure.kind);
  // Too many at once passes.
  return isAway || posted.response?.status === 429 ? "away" : { refusal: readRefusal(posted.text) };
}

/** Why a form was refused, as its page says it without script. */
function readRefusal(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const places = ["[id$='-error']", "[role=status]", "h1"];
  const said = places.map((place) => page.querySelector(`main ${place}`)?.textContent?.trim());
  return said.find(Boolean) ?? "It couldn’t be saved. Check it and try again.";
}
