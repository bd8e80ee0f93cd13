import { createPostOnce } from "~/platform/http/browser/post-once.ts";
import { listWaiting, noteRefusal, removeWaiting, type Waiting } from "./outbox.ts";

/**
 * Sends what waits, one after the other, and stops where nobody answers; each has the key of its form,
 * so that the server takes it once however often it comes (`offline.sent-once`). Pages that are open at
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

async function post({ action, fields }: Waiting): Promise<"sent" | "away" | { refusal: string }> {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const posted = await createPostOnce()(action, form);
  if (!posted.ok) {
    const isAway = ["offline", "unreachable", "unavailable"].includes(posted.failure.kind);
    return isAway ? "away" : { refusal: readRefusal(posted.text) };
  }
  // Whoever is signed out meanwhile comes to the page that signs in.
  const { redirected, url } = posted.response;
  return redirected && new URL(url).pathname.startsWith("/crm/sign-in") ? "away" : "sent";
}

/** Why a form was refused, as its page says it without script. */
function readRefusal(html: string): string {
  const page = new DOMParser().parseFromString(html, "text/html");
  const places = ["[id$='-error']", "[role=status]", "h1"];
  const said = places.map((place) => page.querySelector(`main ${place}`)?.textContent?.trim());
  return said.find(Boolean) ?? "It was refused.";
}
