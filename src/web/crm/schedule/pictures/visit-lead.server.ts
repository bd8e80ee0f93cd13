import { findVisit } from "~/domains/schedule/visits/list-visits.server.ts";
import { type BusinessReader, memberCanAct } from "~/domains/shared/access/actor.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { PictureAccess } from "~/web/shared/lead-pictures/lead-pictures.tsx";
import { memberContext } from "../../frame/guard.server.ts";
import type { CrmContext } from "../../frame/session-member.server.ts";

/** Reads a visit that the member may see, and the lead of its job. */
export async function visitWithLead(context: CrmContext, id: string) {
  const visitId = readId(id);
  const found = visitId
    ? await findVisit(context.get(platformContext), context.get(memberContext), visitId)
    : null;
  if (!found?.visit.leadId) throw notFound();
  return { visit: found.visit, leadId: found.visit.leadId };
}

/** Technicians can add photos; only the office can delete them. */
export function pictureAccessOf(reader: BusinessReader): PictureAccess {
  if (memberCanAct(reader, "run_business")) return "change";
  return memberCanAct(reader, "do_visits") ? "add" : "read";
}
