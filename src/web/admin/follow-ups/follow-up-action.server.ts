import { data } from "react-router";
import {
  markOptOutReviewed,
  markSeen,
  matchText,
  resolveStopCheck,
  stopDecisions,
} from "~/domains/inbox/index.server.ts";
import { unmatchedSources } from "~/domains/inbox/index.ts";
import { findSender, saveRegistration, tryAgain } from "~/domains/phone-numbers/index.server.ts";
import type { StaffMember } from "~/domains/shared/index.ts";
import type { ActionArgs } from "~/platform/http/commands/run-command.server.ts";
import { malformed, statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId, searchText } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { counted, readCheckedIds, runForEach } from "~/web/admin/lists/lists.server.ts";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import { bulkRegistrations } from "./sender-list.ts";

const successTexts = {
  stop: "Opted out. Only they can start messages again.",
  keep: "Hold ended. The business can message them again.",
} as const;
const refusals = {
  already_done: "Someone already decided, or a newer message came in. Please check the list.",
  not_found: "This conversation was deleted.",
};

/** Handles the buttons for possible opt-outs, and for messages already treated as opt-outs. */
export async function handleMessageCheck({ request, context }: ActionArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const form = await readForm(request);
  const conversationId = readId(form.get("conversation_id"));
  if (!conversationId) throw malformed();
  if (form.get("intent") === "seen") {
    const { changed } = await markOptOutReviewed(platform, actor, conversationId);
    const message = changed ? "Marked as reviewed." : "Already marked as reviewed.";
    return data({ message, refused: false }, { status: 200 });
  }
  if (form.get("intent") !== "settle-stop-check") throw malformed();
  return handleStopCheck(context, form);
}

/** Records the decision whether a message is an opt-out, from the list or a lead. */
export async function handleStopCheck(context: ActionArgs["context"], form: FormData) {
  const conversationId = readId(form.get("conversation_id"));
  const messageId = readId(form.get("message_id"));
  const decision = stopDecisions.find((stopDecision) => stopDecision === form.get("decision"));
  if (!conversationId || !messageId || !decision) throw malformed();
  const settled = await resolveStopCheck(context.get(platformContext), context.get(staffContext), {
    ...{ conversationId, messageId, decision },
  });
  return respondWithMessage(settled, successTexts[decision], refusals);
}

const messages = {
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
    const source = unmatchedSources.find(
      (unmatchedSource) => unmatchedSource === form.get("source"),
    );
    if (!source) throw malformed();
    const { changed } = await markSeen(platform, actor, { id, source });
    return respond(changed ? "Marked as reviewed." : "Already marked as reviewed.");
  }
  if (form.get("intent") !== "match") throw malformed();
  const person = searchText(String(form.get("person") ?? ""));
  const matched = await matchText(platform, actor, { messageId: id, person });
  if (matched.ok) return respond("Added to the customer’s conversation.");
  const status = statusOfRefusal(matched);
  if (matched.code === "invalid") {
    const problem = matched.errors.person ?? "";
    return data({ message: null, refused: true, typed: { id, person, problem } }, { status });
  }
  return data({ message: messages[matched.code], refused: true, typed: null }, { status });
}

const respond = (message: string) =>
  data({ message, refused: false, typed: null as null | Typed }, { status: 200 });

type Typed = { id: string; person: string; problem: string };

type Platform = Parameters<typeof tryAgain>[0];

/** Runs a bulk action on the selected businesses. */
export async function changeSenders(platform: Platform, actor: StaffMember, form: FormData) {
  const ids = readCheckedIds(form);
  const refused = {
    not_found: (count: number) =>
      `${counted(count, "business no longer exists", "businesses no longer exist")}.`,
  };
  const intent = form.get("intent");
  if (intent === "try-again") {
    return runForEach(ids, (id) => tryAgain(platform, actor, id), {
      done: (count) => `${counted(count, "business", "businesses")} can text again.`,
      refused,
    });
  }
  if (intent !== "set-registration") throw malformed();
  const registration = bulkRegistrations.find(
    (bulkRegistration) => bulkRegistration === form.get("registration"),
  );
  if (!registration) {
    return respondWithMessage({ ok: false, code: "invalid" }, "", {
      invalid: "Choose a registration first.",
    });
  }
  const save = async (id: string) => {
    const sender = await findSender(platform, actor, id);
    if (!sender) return { ok: false, code: "not_found" } as const;
    const { brand, campaign } = sender;
    const request = { registration, brand, campaign, rejected_because: null };
    return saveRegistration(platform, actor, id, {
      ...request,
      submitted_on: null,
      decided_on: null,
    });
  };
  return runForEach(ids, save, {
    done: (count) => `The registration of ${counted(count, "business", "businesses")} is saved.`,
    refused,
  });
}
