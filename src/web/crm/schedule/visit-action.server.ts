import {
  addSignature,
  cancelVisit,
  completeVisit,
  findVisit,
  isUnsubscribed,
  moveFollowingVisits,
  moveVisit,
  notifyOnTheWay,
  reopenVisit,
  restoreVisit,
  resumeRecurrence,
  stopMoveNotice,
  stopRecurrence,
} from "~/domains/schedule/index.server.ts";
import {
  cancellationSchema,
  notifyingMoveSchema,
  readTravelMinutes,
  signatureSchema,
} from "~/domains/schedule/index.ts";
import {
  type BusinessMember,
  type BusinessReader,
  memberCanAct,
  photoMessages,
} from "~/domains/shared/index.ts";
import {
  type ActionArgs,
  runForm,
  type Sent,
  showAgain,
} from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check, type FormValues } from "~/platform/validation/form.ts";
import { type CrmContext, memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { PictureAccess } from "~/web/shared/lead-pictures/picture-tiles.tsx";
import { describeMoveNotice } from "./move-notice.tsx";
import { readMovedFrom } from "./quick-moves.tsx";

const messages = {
  not_possible: "This appointment is over. Nothing was changed.",
  changed_elsewhere:
    "A teammate already rescheduled this appointment. Check the new time, then try again.",
  already_done: "The message was already sent.",
};
const messagesByIntent = {
  move: "Appointment rescheduled.",
  cancel: "Appointment canceled.",
  restore: "The appointment is back on.",
  stop: "It won’t repeat. This appointment stays on the schedule.",
  resume: "It repeats again. The appointments are back on the schedule.",
  complete: "Marked as done.",
  reopen: "No longer marked as done.",
  dont_notify: "Your customer won’t be notified.",
  on_the_way: "Customer notified: you’re on your way.",
};

/** Handles the forms of a visit's page: move, cancel, mark done and others. */
export async function handleVisitForm(args: ActionArgs, id: string) {
  const member = sessionMember(args.context);
  const visitId = readId(id);
  if (!visitId) throw notFound();
  const platform = args.context.get(platformContext);
  const find = () => findVisit(platform, member, visitId);
  const before = await find();
  const result = await runForm(args, {
    call: async (sent) => {
      const { body, requestKey } = sent;
      if (body.intent === "cancel") {
        const why = check(cancellationSchema, body);
        return why.ok ? cancelVisit(platform, member, visitId, why.value) : why;
      }
      if (body.intent === "restore") return restoreVisit(platform, member, visitId);
      if (body.intent === "on_the_way") {
        return notifyOnTheWay(platform, member, visitId, readTravelMinutes(body.minutes));
      }
      if (body.intent === "dont_notify") return stopMoveNotice(platform, member, visitId);
      if (body.intent === "stop") return stopRecurrence(platform, member, visitId);
      if (body.intent === "resume") return resumeRecurrence(platform, member, visitId);
      if (body.intent === "complete") {
        const signed = await saveSignature(sent, member, visitId);
        if (!signed.ok) return signed;
        return completeVisit(platform, member, visitId, body.early === "yes", requestKey);
      }
      if (body.intent === "reopen") return reopenVisit(platform, member, visitId);
      if (body.intent !== "move") throw malformed();
      const checked = check(notifyingMoveSchema, body);
      if (!checked.ok) return checked;
      const move = body.which === "following" ? moveFollowingVisits : moveVisit;
      return move(platform, member, visitId, checked.value);
    },
  });
  if (result.ok) {
    const { intent } = result.values;
    const after = intent === "move" ? await find() : null;
    const { email = null } = after?.visit ?? {};
    const cannotEmail = email !== null && (await isUnsubscribed(platform, member, email));
    const message = messagesByIntent[intent as keyof typeof messagesByIntent];
    return {
      done: true,
      message,
      errors: {},
      values: undefined,
      movedFrom: intent === "move" ? readMovedFrom(result.values) : null,
      notifies: intent === "move" && isNotifying(result.values),
      notice: before && after ? describeMoveNotice(before.visit, after.visit, cannotEmail) : null,
    };
  }
  if (result.code === "not_found") throw notFound();
  // Only invalid values are shown again; a resubmitted form moves the visit in its current state.
  const values = result.code === "invalid" ? result.values : undefined;
  return showAgain(
    result,
    { done: false, values, movedFrom: null, notifies: false, notice: null },
    messages,
  );
}

/** Whether a form's move notifies the customer; one that has no choice does. */
const isNotifying = ({ notify_choice: hasChoice, notify }: FormValues) => !hasChoice || !!notify;

/**
 * Saves the signature of a form, if it has one, before what it's for: sent again after a refusal, it
 * is saved once.
 */
export async function saveSignature(
  { platform, body, requestKey, file }: Sent<FormValues>,
  member: BusinessMember,
  visitId: string,
) {
  const typed = check(signatureSchema, body);
  if (!typed.ok) return typed;
  const { signed_by: name } = typed.value;
  const drawn = file("signature");
  const signed = await addSignature(platform, member, { visitId, name, file: drawn, requestKey });
  if (signed.ok || !(signed.code in photoMessages)) return signed;
  const errors = { signed_by: photoMessages[signed.code as keyof typeof photoMessages] };
  return { ok: false as const, code: "invalid" as const, errors };
}

/** Reads a visit that the member may see, and the lead of its job. */
export async function visitWithLead(context: CrmContext, id: string) {
  const visitId = readId(id);
  const visit = visitId
    ? await findVisit(context.get(platformContext), context.get(memberContext), visitId)
    : null;
  if (!visit?.visit.leadId) throw notFound();
  return { visit: visit.visit, leadId: visit.visit.leadId };
}

/** Technicians can add photos; only the office can delete them. */
export function pictureAccessOf(reader: BusinessReader): PictureAccess {
  if (memberCanAct(reader, "run_business")) return "change";
  return memberCanAct(reader, "do_visits") ? "add" : "read";
}
