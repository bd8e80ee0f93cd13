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
  noticeChoice,
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
      return moveAndDescribe(sent, member, visitId);
    },
  });
  if (result.ok) {
    const { intent } = result.values;
    const message = messagesByIntent[intent as keyof typeof messagesByIntent];
    const moved = "movedFrom" in result ? result : notMoved;
    const { movedFrom, notifies, notice } = moved;
    return { done: true, message, errors: {}, values: undefined, movedFrom, notifies, notice };
  }
  if (result.code === "not_found") throw notFound();
  // Only invalid values are shown again; a resubmitted form moves the visit in its current state.
  const values = result.code === "invalid" ? result.values : undefined;
  return showAgain(result, { done: false, values, ...notMoved }, messages);
}

const notMoved = { movedFrom: null, notifies: false, notice: null };

/** Moves a visit, or it and the following ones, and says what its customer is sent. */
async function moveAndDescribe(
  { platform, body }: Sent<FormValues>,
  member: BusinessMember,
  visitId: string,
) {
  const checked = check(notifyingMoveSchema, body);
  if (!checked.ok) return checked;
  const before = await findVisit(platform, member, visitId);
  const move = body.which === "following" ? moveFollowingVisits : moveVisit;
  const moved = await move(platform, member, visitId, checked.value);
  if (!moved.ok) return moved;
  const after = await findVisit(platform, member, visitId);
  const { email = null } = after?.visit ?? {};
  const cannotEmail = email !== null && (await isUnsubscribed(platform, member, email));
  return {
    ok: true as const,
    movedFrom: readMovedFrom(body),
    notifies: noticeChoice(checked.value).when !== "never",
    notice: before && after ? describeMoveNotice(before.visit, after.visit, cannotEmail) : null,
  };
}

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
  const found = visitId
    ? await findVisit(context.get(platformContext), context.get(memberContext), visitId)
    : null;
  if (!found?.visit.leadId) throw notFound();
  const { visit } = found;
  return { visit, leadId: found.visit.leadId };
}

/** Technicians can add photos; only the office can delete them. */
export function pictureAccessOf(reader: BusinessReader): PictureAccess {
  if (memberCanAct(reader, "run_business")) return "change";
  return memberCanAct(reader, "do_visits") ? "add" : "read";
}
