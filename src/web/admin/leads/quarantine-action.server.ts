import { data } from "react-router";
import { reviewWithUndo, undoReview } from "~/domains/leads/quarantine/review-with-undo.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { staffContext } from "../frame/guard.server.ts";
import { counted, readCheckedIds, runForEach } from "../lists/bulk-action.server.ts";
import type { Route } from "./+types/leads";

type Context = Route.ActionArgs["context"];

const reviews = { "release-selected": "released", "discard-selected": "discarded" } as const;

/** Releases or discards the selected quarantined requests, or undoes it. */
export async function handleQuarantineForm(context: Context, form: FormData) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const intent = form.get("intent");
  if (intent === "undo") return undo(context, form);
  if (intent !== "release-selected" && intent !== "discard-selected") throw malformed();
  const review = reviews[intent];
  const done: string[] = [];
  const answer = await runForEach(
    readCheckedIds(form),
    async (leadId) => {
      const reviewed = await reviewWithUndo(platform, actor, { leadId, review });
      if (reviewed.ok) done.push(`${leadId} ${reviewed.reviewedAt}`);
      return reviewed;
    },
    {
      done: (count) =>
        review === "released"
          ? `${counted(count, "lead", "leads")} released. Alerts will be sent in a few seconds.`
          : `${counted(count, "lead", "leads")} discarded. No one gets an alert.`,
      refused: {
        already_reviewed: (count) => `${counted(count, "was", "were")} already reviewed.`,
      },
    },
  );
  return data({ ...answer.data, undo: done }, answer.init ?? {});
}

async function undo(context: Context, form: FormData) {
  const then = form.getAll("undo").flatMap((value) => readUndo(String(value)));
  const byLead = new Map(then.map((one) => [one.leadId, one]));
  const answer = await runForEach(
    [...byLead.keys()],
    (leadId) =>
      undoReview(context.get(platformContext), context.get(staffContext), {
        leadId,
        reviewedAt: byLead.get(leadId)?.reviewedAt ?? "",
      }),
    {
      done: (count) => `${counted(count, "lead is", "leads are")} back in quarantine.`,
      refused: {
        not_possible: (count) => `It’s too late to undo ${counted(count, "lead", "leads")}.`,
      },
    },
  );
  return data({ ...answer.data, undo: [] }, answer.init ?? {});
}

/** Parses a lead id and review time from the Undo form; empty if invalid. */
function readUndo(text: string): { leadId: string; reviewedAt: string }[] {
  const [id, reviewedAt = ""] = text.split(" ");
  const leadId = readId(id);
  return leadId && !Number.isNaN(Date.parse(reviewedAt)) ? [{ leadId, reviewedAt }] : [];
}
