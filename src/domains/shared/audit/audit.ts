/** Which audit entries to list; an empty string or null matches all. */
export type AuditFilter = {
  /** ID of the person who acted. */
  actor: string | null;
  action: string;
  entity: string;
  entityId: string;
  /** Days in the operator's time zone, both inclusive, such as "2026-11-20". */
  from: string | null;
  to: string | null;
};

/** One changed field as readable text; null where there was no value. */
export type Difference = { field: string; before: string | null; after: string | null };

/** Labels of some fields; the others use their names. */
const fieldLabels: Readonly<Record<string, string>> = {
  with: "method",
  handedTo: "territory transferred to page",
  handedFrom: "territory transferred from page",
};

/** Splits a name from code, such as `paidUntil` or `ended_sessions`, into words. */
const wordsOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll("_", " ");

/** The changed fields between before and after; unchanged ones are left out. */
export function differences(before: object | null, after: object | null): Difference[] {
  const [old, now] = [new Map(Object.entries(before ?? {})), new Map(Object.entries(after ?? {}))];
  const fields = new Set([...old.keys(), ...now.keys()]);
  return [...fields]
    .map((field) => ({
      field: labelOf(fieldLabels, field) ?? wordsOf(field),
      before: formatValue(old.get(field)),
      after: formatValue(now.get(field)),
    }))
    .filter((difference) => difference.before !== difference.after);
}

function formatValue(value: unknown): string | null {
  if (value === undefined || value === null || value === "") return null;
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.map(formatValue).join(", ") || "none";
  if (value === "super_admin") return "Super admin";
  if (typeof value !== "object") return String(value);
  const parts = Object.entries(value).map(
    ([name, part]) => `${wordsOf(name)} ${formatValue(part) ?? "none"}`,
  );
  return parts.join(", ") || "none";
}

/** The label of an action for staff: `staff.change_role` is "Role changed". */
export const actionLabel = (action: string): string =>
  labelOf(actionLabels, action) ?? action.replace(".", ": ").replaceAll("_", " ");

/** The label of an entity type for staff: `seo_page` is "Page". */
export const entityLabel = (entity: string): string =>
  labelOf(entityLabels, entity) ?? entity.replaceAll("_", " ");

/** The name of an entity that has no name of its own; for a list or a table, its ID identifies it. */
export function entityName(entity: string, id: string): string {
  const label = entityLabel(entity);
  return entity === "list" || entity === "table" ? `${label}: ${id.replaceAll("_", " ")}` : label;
}

const labelOf = (labels: Readonly<Record<string, string>>, key: string) =>
  Object.hasOwn(labels, key) ? labels[key] : undefined;

const pages: Record<string, (id: string) => string> = {
  contractor: (id) => `/admin/contractors/${id}`,
  lead: (id) => `/admin/leads/${id}`,
  staff: () => "/admin/staff",
  staff_invitation: () => "/admin/staff",
};

/** The entity's page in the staff area, or null if it has none. */
export function entityPath(entity: string, id: string): string | null {
  return Object.hasOwn(pages, entity) ? (pages[entity]?.(id) ?? null) : null;
}

/** Labels of audit log actions; a new action needs its line here. */
export const actionLabels: Readonly<Record<string, string>> = {
  "ad-conversions.connect": "Ad conversions connected",
  "ad-conversions.disconnect": "Ad conversions disconnected",
  "affiliate.add": "Affiliate added",
  "affiliate.change": "Affiliate changed",
  "api_key.create": "API key created",
  "api_key.revoke": "API key revoked",
  "application.add": "Application entered",
  "application.approve": "Application approved",
  "application.reject": "Application rejected",
  "business.bring_in": "Business imported",
  "business.end-suspension": "Suspension ended",
  "business.export": "Business export requested",
  "business.release": "Imported business released",
  "business.suspend": "Business suspended",
  "business.take_export": "Business export downloaded",
  "claim.invite": "Claimant invited",
  "commission.enter": "Commission entered",
  "commission.reverse": "Commission reversed",
  "commission_statement.answer": "Replied to a statement question",
  "commission_statement.confirmed": "Statement confirmed",
  "commission_statement.question": "Statement question sent",
  "contractor.delete": "Contractor deleted",
  "contractor.edit": "Contact details changed",
  "contractor.export": "Contractor data exported",
  "contractor.look": "Viewed as the business",
  "conversation.write-by-hand": "Message sent by a member",
  "customer.add": "Customer added",
  "customer.contact": "Customer’s contact info changed",
  "customer.edit": "Customer edited",
  "customer.equipment": "Customer’s equipment changed",
  "customer.merge": "Customers merged",
  "customer.property": "Customer’s property changed",
  "customer.record-consent": "Text consent recorded",
  "customer.record-opt-out": "Opt-out recorded",
  "customer.undo_merge": "Customers separated again",
  "customer.withdraw-consent": "Text consent withdrawn",
  "dead_letter.replay": "Failed message or task retried",
  "embed.allow_hosts": "Allowed websites changed",
  "estimate.approve": "Estimate approved for a customer",
  "follow-up.pause": "Follow-up paused",
  "follow-up.resume": "Follow-up resumed",
  "follow-up.send-now": "Next message sent now",
  "follow-up.stop": "Follow-up stopped",
  "follow-up.write-by-hand": "Message sent by staff",
  "lead.add": "Lead added",
  "lead.change_status": "Lead status changed",
  "lead.discard": "Lead discarded",
  "lead.edit": "Lead edited",
  "lead.export": "Lead data exported",
  "customer.delete": "Customer data deleted",
  "lead.forget": "Customer data deleted",
  "customer.import": "Customers imported",
  "customer.undo-import": "Import of customers undone",
  "switch.import": "Export of another program imported",
  "switch.undo-import": "Import of an export undone",
  "lead.import": "Leads imported",
  "lead.merge": "Leads merged",
  "lead.release": "Lead released",
  "lead.report": "Lead reported",
  "lead.undo_merge": "Merge undone",
  "lead.undo-review": "Release or discard undone",
  "lead-source.report": "Lead rated at Google",
  "lead_report.decide": "Lead report decided",
  "link.replace": "Customer link replaced",
  "list.export": "List exported",
  "member.change_role": "Team role changed",
  "member.invite": "Team invitation sent",
  "member.join": "Joined the team",
  "member.revoke": "Team access revoked",
  "member.revoke_invitation": "Team invitation canceled",
  "missed-call-text.save": "Missed-call text changed",
  "note.add": "Note added",
  "onboarding.correct_email": "Sign-up email corrected",
  "onboarding.send_resume_link": "Resume link sent",
  "page.address_remove": "Custom domain removed",
  "page.domain": "Custom domain changed",
  "page.edit": "Page edited",
  "page.lapse": "Free page ended",
  "page.pause": "Page paused",
  "page.publish": "Page published",
  "page.subdomain": "Subdomain changed",
  "page_import.start": "Page import started",
  "participant.add": "Participant added",
  "participant.change": "Participant changed",
  "opt-out.note": "Opt-out recorded",
  "plan.cancel": "Plan canceled",
  "plan.change": "Plan changed",
  "plan.choose": "Plan chosen",
  "plan.end": "Plan ended",
  "plan.keep": "Plan kept",
  "plan.lost": "Plan ended: not in Stripe",
  "plan.set": "Plan set",
  "plan.subscription": "Subscription updated",
  "revenue_share_lead.lost": "Lead marked lost",
  "sample_data.remove": "Sample data removed",
  "sender.burst": "Automatic texts paused after a burst",
  "sender.own-budget": "Texting budget changed",
  "sender.release-burst": "Automatic texts resumed",
  "sending-domain.enter": "Sending domain entered",
  "sending-domain.remove": "Sending domain removed",
  "sender.allow_resubmission": "Texting registration: resubmission allowed",
  "sender.submit_reviewed": "Texting registration: submitted after review",
  "sender.assign_number": "Texting number assigned",
  "sender.buy_number": "Texting number bought",
  "sender.limits": "Texting limits changed",
  "sender.refused": "Texts rejected by the provider",
  "sender.registration": "Carrier registration changed",
  "sender.take_number_away": "Texting number removed",
  "sender.track_number": "Tracking number added",
  "sender.try_again": "Texting turned back on",
  "sender.untrack_number": "Tracking number removed",
  "sending.release": "Sending turned on",
  "sequence.save": "Follow-up saved",
  "staff.add_passkey": "Passkey added",
  "staff.change_password": "Password changed",
  "staff.change_role": "Role changed",
  "staff.confirm_identity": "Password confirmed",
  "staff.disable": "Account disabled",
  "staff.enable": "Account enabled",
  "staff.end_sessions": "Devices signed out",
  "staff.invite": "Staff invitation sent",
  "staff.join": "Joined the staff",
  "staff.remove_passkey": "Passkey removed",
  "staff.renew_backup_codes": "Backup codes renewed",
  "staff.reset_password": "Password reset",
  "staff.revoke_invitation": "Staff invitation canceled",
  "staff.set_up": "First account created",
  "staff.sign_in": "Signed in",
  "staff.take_codes_away": "Two-factor turned off",
  "staff.turn_off_codes": "Two-factor turned off",
  "staff.turn_on_codes": "Two-factor turned on",
  "stop-check.keep": "Message not treated as an opt-out",
  "stop-check.seen": "Opt-out reviewed",
  "stop-check.stop": "Message treated as an opt-out",
  "suppression.lift": "Emails turned back on",
  "table.read": "Table read through the API",
  "territory.give_up": "Territory released",
  "territory.hand_over": "Territory transferred",
  "text.match": "Text added to a conversation",
  "webhook.add": "Webhook added",
  "webhook.change": "Webhook changed",
  "webhook.delete": "Webhook deleted",
  "webhook.pause": "Webhook paused",
  "webhook.renew_secret": "Webhook secret replaced",
  "webhook.resume": "Webhook resumed",
  "webhook.subscribe": "Webhook subscribed by an API key",
  "webhook.unsubscribe": "Webhook unsubscribed by an API key",
};

/** Labels of audited entity types. */
const entityLabels: Readonly<Record<string, string>> = {
  affiliate: "Affiliate",
  contractor: "Contractor",
  conversation: "Conversation",
  customer: "Customer",
  installation: "Installation",
  job_estimate: "Estimate",
  lead: "Lead",
  customer_import: "Customer import",
  switch_import: "Import of an export",
  lead_import: "Lead import",
  lead_result: "Lead estimate",
  list: "List",
  page_import: "Page import",
  revenue_share_application: "Application",
  revenue_share_participant: "Participant",
  sample_data: "Sample data",
  seo_page: "Page",
  staff: "Staff",
  staff_invitation: "Staff invitation",
  table: "Table",
};
