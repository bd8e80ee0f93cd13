import type { FoundOwnLead } from "~/domains/leads/own/find-own-lead.server.ts";
import type { OwnLead } from "~/domains/leads/own/list-own-leads.server.ts";
import type { LeadInFull, LeadRow } from "./lead-resource.schema.ts";

/** A lead in a list, as the API returns it. */
export function serializeLead(lead: OwnLead): LeadRow {
  const { id, name, phone, phoneExtension, email, stage, service, city, state, need, urgency } =
    lead;
  return {
    id,
    name,
    phone,
    phone_extension: phoneExtension,
    email,
    stage,
    lost_reason: lead.lostReason,
    service,
    city,
    state,
    need,
    urgency,
    created_at: lead.createdAt.toISOString(),
  };
}

/** One lead with each of its requests, the latest first. */
export function serializeLeadDetails(found: FoundOwnLead): LeadInFull {
  const { lead, enquiries, declined } = found;
  const [latest] = enquiries;
  return {
    ...serializeLead({ ...lead, need: latest?.need ?? null, urgency: latest?.urgency ?? null }),
    source: lead.source,
    declined,
    requests: enquiries.map(({ id, need, zipCode, urgency, createdAt, consents }) => ({
      id,
      need,
      zip_code: zipCode,
      urgency,
      consents: consents.map(({ kind }) => kind),
      created_at: createdAt.toISOString(),
    })),
  };
}
