import type { ListedVisit } from "~/domains/schedule/visits/list-visits.server.ts";
import type { VisitRow } from "./visit-resource.schema.ts";

/** A visit as the API returns it, without the job's value. */
export function shownVisit(visit: ListedVisit): VisitRow {
  const { id, state, phone, email, address, what } = visit;
  return {
    id,
    job_id: visit.workOrderId,
    lead_id: visit.leadId,
    state,
    canceled_by: visit.canceledBy,
    crew: visit.crewName,
    starts_at: visit.startsAt.toISOString(),
    ends_at: visit.endsAt.toISOString(),
    window_minutes: visit.windowMinutes,
    customer_name: visit.customerName,
    phone,
    phone_extension: visit.phoneExtension,
    email,
    address,
    what,
    updated_at: visit.updatedAt.toISOString(),
  };
}
