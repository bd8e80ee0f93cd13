import { data } from "react-router";
import { markSeen } from "~/domains/inbox/replies/unmatched/mark-seen.server.ts";
import { matchText } from "~/domains/inbox/replies/unmatched/match-text.server.ts";
import { unmatchedSources } from "~/domains/inbox/replies/unmatched/unmatched.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { malformed, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { searchText } from "~/platform/http/requests/list-query.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "../../frame/guard.server.ts";

const words = {
  not_found: "This message was deleted.",
  already_done: "Someone already added it to a conversation.",
};

/** Handles the buttons for unmatched messages: mark as seen, or assign to a conversation. */
export async function handleUnmatchedForm({ request, context }: ActionArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const form = await readForm(request);
  const id = readId(form.get("id"));
  if (!id) throw malformed();
  if (form.get("intent") === "seen") {
    const source = unmatchedSources.find((one) => one === form.get("source"));
    if (!source) throw malformed();
    const { changed } = await markSeen(platform, actor, { id, source });
    return say(changed ? "Marked as reviewed." : "Already marked as reviewed.");
  }
  if (form.get("intent") !== "match") throw malformed();
  const person = searchText(String(form.get("person") ?? ""));
  const matched = await matchText(platform, actor, { messageId: id, person });
  if (matched.ok) return say("Added to the customer’s conversation.");
  const status = statusOfRefusal(matched);
  if (matched.code === "invalid") {
    const problem = matched.errors.person ?? "";
    return data({ message: null, refused: true, typed: { id, person, problem } }, { status });
  }
  return data({ message: words[matched.code], refused: true, typed: null }, { status });
}

const say = (message: string) =>
  data({ message, refused: false, typed: null as null | Typed }, { status: 200 });

type Typed = { id: string; person: string; problem: string };
