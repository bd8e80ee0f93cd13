import { data, Link, redirect } from "react-router";
import { listChanges } from "~/features/audit/audit.server.ts";
import { changeLeadStatus } from "~/features/leads/change-lead-status.server.ts";
import { findLead } from "~/features/leads/find-lead.server.ts";
import { leadStatuses } from "~/features/leads/leads.ts";
import { discardLead } from "~/features/leads/quarantine/discard-lead.server.ts";
import { releaseLead } from "~/features/leads/quarantine/release-lead.server.ts";
import { listMessagesAbout } from "~/features/messages/list-messages.server.ts";
import { eraseHomeowner } from "~/features/privacy/erase-homeowner.server.ts";
import { readId } from "~/platform/http/ids.ts";
import { readForm } from "~/platform/http/read-body.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Alert } from "~/ui/alert.tsx";
import { Badge } from "~/ui/badge.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { eraseWord } from "../privacy/erase-word.ts";
import type { Route } from "./+types/lead";
import { LeadEnquiries } from "./lead-enquiries.tsx";
import { LeadFacts } from "./lead-facts.tsx";
import { LeadHistory } from "./lead-history.tsx";
import { LeadPerson } from "./lead-person.tsx";
import { LeadStatusForm } from "./lead-status-form.tsx";
import { leadTones } from "./lead-tones.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  const found = id ? await findLead(platform, actor, id) : null;
  if (!found) throw data(null, { status: 404 });
  return {
    ...found,
    messages: await listMessagesAbout(platform, actor, found.lead.id),
    changes: await listChanges(platform, actor, "lead", found.lead.id),
  };
}

const texts = {
  changed: "The lead’s status was changed.",
  unchanged: "The lead has this status already.",
  not_allowed: "The lead cannot go from its status to that one. Nothing was changed.",
  not_found: "The lead no longer exists.",
  released: "Released. The alerts are on their way.",
  discarded: "Discarded. Nobody was alerted.",
  nothing_waiting: "Somebody has looked at this already. Nothing was changed.",
  not_confirmed: `Nothing was deleted. Type ${eraseWord} to confirm.`,
};
const refusals: readonly string[] = ["not_allowed", "nothing_waiting", "not_confirmed"];

/** Moves the lead on, lets quarantined enquiries through or throws them away, forgets the person. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const leadId = readId(params.id);
  if (!leadId) throw data(null, { status: 404 });
  const form = await readForm(request);
  const intent = form.get("intent");
  const reviewed = { leadId, enquiryId: readId(form.get("enquiry_id")) };
  if (intent === "release") return resultOf(await releaseLead(platform, member, reviewed));
  if (intent === "discard") return resultOf(await discardLead(platform, member, reviewed));
  if (intent === "forget") {
    if (String(form.get("confirm")).trim() !== eraseWord) return resultOf("not_confirmed");
    await eraseHomeowner(platform, member, leadId);
    return redirect("/admin/leads?deleted", { status: 303 });
  }
  const status = leadStatuses.find((known) => known === form.get("status"));
  if (!status) throw data(null, { status: 400 });
  return resultOf(await changeLeadStatus(platform, member, leadId, status));
}

function resultOf(outcome: keyof typeof texts) {
  const refused = refusals.includes(outcome);
  return data({ message: texts[outcome], refused }, { status: refused ? 409 : 200 });
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Lead: ${loaderData.lead.name}` : "Lead" },
];

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, page, enquiries, events, messages, changes } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <Link to="/admin/leads" className="text-link text-sm">
          Leads
        </Link>
        <div className="mt-1 flex flex-wrap items-center gap-3">
          <h1 className="text-2xl">{lead.name}</h1>
          <Badge tone={leadTones[lead.status]}>{lead.status}</Badge>
          {lead.quarantined ? <Badge tone="warning">quarantine</Badge> : null}
        </div>
      </div>
      {actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          <LeadEnquiries leadId={lead.id} enquiries={enquiries} />
          <LeadHistory events={events} messages={messages} changes={changes} />
        </div>
        <div className="flex flex-col gap-6">
          <LeadFacts lead={lead} page={page} asked={enquiries.length} />
          <LeadStatusForm status={lead.status} />
          <LeadPerson leadId={lead.id} />
        </div>
      </div>
    </div>
  );
}
