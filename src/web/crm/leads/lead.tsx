import { redirect } from "react-router";
import { listRelatedEstimates, listRelatedInvoices } from "~/domains/billing/index.server.ts";
import {
  explainChannels,
  findFollowUp,
  listScheduledMessages,
} from "~/domains/follow-ups/index.server.ts";
import { findLeadReport } from "~/domains/growth/index.server.ts";
import { listColleagues } from "~/domains/identity/index.server.ts";
import {
  fillSnippets,
  listCallsOfLead,
  listOutgoingCallsOfLead,
} from "~/domains/inbox/index.server.ts";
import { findOwnCanonicalLead, listDuplicates } from "~/domains/intake/index.server.ts";
import { listSourceLeads } from "~/domains/lead-sources/index.server.ts";
import { findOwnLead, listLeadTasks } from "~/domains/leads/index.server.ts";
import {
  findOwnZone,
  type ListedVisit,
  listLeadPictures,
  listVisitsOfLead,
} from "~/domains/schedule/index.server.ts";
import { dayOf } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readChoice, readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { attachedPhoto } from "~/web/crm/conversations/saved-photo.server.ts";
import { EstimateList, InvoiceList } from "~/web/crm/estimates/document-rows.tsx";
import { Fold } from "~/web/crm/frame/fold.tsx";
import { timeAgo } from "~/web/crm/frame/format-times.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { StopCheckAlert } from "~/web/shared/follow-up/opt-outs.tsx";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { countPictures, LatestPictures } from "~/web/shared/lead-pictures/picture-tiles.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/lead";
import { handleLeadPageForm } from "./lead-action.server.ts";
import { LeadConversation, LeadFollowUp, LeadNoteForm, LeadWrite } from "./lead-conversation.tsx";
import { LeadDuplicates, LeadReport } from "./lead-problems.tsx";
import { LeadSources } from "./lead-sources.tsx";
import { LeadNextStep, LeadStatus } from "./lead-status.tsx";
import { LeadFacts, LeadHead, LeadRequest } from "./lead-summary.tsx";
import { LeadAppointment, LeadTasks, type LeadVisit } from "./lead-tasks.tsx";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const leadDetails = id ? await findOwnLead(platform, reader, id) : null;
  if (!leadDetails) {
    const canonicalId = id && (await findOwnCanonicalLead(platform, reader, id));
    if (canonicalId) throw redirect(`/crm/leads/${canonicalId}`);
    throw notFound();
  }
  const { lead, enquiries } = leadDetails;
  const before = readId(new URL(request.url).searchParams.get("before"));
  const requestedAt = enquiries[0]?.createdAt ?? lead.createdAt;
  const now = platform.clock.now();
  const [
    followUp,
    calls,
    outgoingCalls,
    tasks,
    report,
    duplicates,
    snippets,
    colleagues,
    pictures,
    estimates,
    invoices,
    zone,
    visits,
    sourceLeads,
    channels,
    scheduled,
  ] = await Promise.all([
    findFollowUp(platform, reader, lead.id, before),
    listCallsOfLead(platform, reader, lead.id),
    listOutgoingCallsOfLead(platform, reader, lead.id),
    listLeadTasks(platform, reader, lead.id),
    findLeadReport(platform, reader, lead.id),
    listDuplicates(platform, reader, lead.id),
    fillSnippets(platform, reader, lead.id),
    listColleagues(platform, reader),
    listLeadPictures(platform, reader, lead.id),
    listRelatedEstimates(platform, reader, { leadId: lead.id }),
    listRelatedInvoices(platform, reader, { leadId: lead.id }),
    findOwnZone(platform, reader),
    listVisitsOfLead(platform, reader, lead.id),
    listSourceLeads(platform, reader, lead.id),
    explainChannels(platform, reader, lead.id),
    listScheduledMessages(platform, reader, { leadId: lead.id }),
  ]);
  return {
    found: leadDetails,
    followUp,
    calls,
    outgoingCalls,
    tasks,
    report,
    duplicates,
    snippets,
    colleagues,
    pictures,
    estimates,
    invoices,
    visits: shownVisits(visits),
    sourceLeads,
    channels,
    scheduled,
    zone,
    write: readChoice(new URL(request.url).searchParams, "write", ["sms", "email"] as const),
    attached: attachedPhoto(new URL(request.url).searchParams.get("photo")),
    isOlder: before !== null,
    today: dayOf(now, zone),
    ago: timeAgo(requestedAt, now, zone),
    keys: { write: newRequestKey(), note: newRequestKey(), task: newRequestKey() },
  };
}

const maxVisits = 5;

/** Upcoming visits, next first, then past ones, latest first. */
function shownVisits(visits: readonly ListedVisit[]): LeadVisit[] {
  const isUpcoming = ({ state }: ListedVisit) => state === "booked";
  const past = visits.filter((visit) => !isUpcoming(visit)).toReversed();
  return [...visits.filter(isUpcoming), ...past].slice(0, maxVisits);
}

export async function action(args: Route.ActionArgs) {
  const leadId = readId(args.params.id);
  if (!leadId) throw notFound();
  return handleLeadPageForm(args, leadId);
}

export const meta: Route.MetaFunction = () => [{ title: "Lead" }];
export const shouldRevalidate = reloadIfBehind;

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const {
    found,
    followUp,
    calls,
    outgoingCalls,
    tasks,
    report,
    duplicates,
    snippets,
    colleagues,
    pictures,
    estimates,
    invoices,
    visits,
    sourceLeads,
    channels,
    scheduled,
    zone,
    write,
    attached,
    isOlder,
    today,
    ago,
    keys,
  } = loaderData;
  const { lead } = found;
  const isMember = useIsMember();
  useLiveUpdates(
    "/crm/events",
    "message",
    "call",
    "conversation",
    "lead",
    "task",
    "job-estimate",
    "invoice",
    "visit",
  );
  const older = followUp?.conversation.older;
  const formResult = actionData && "written" in actionData ? actionData.written : undefined;
  const changed = actionData && "scheduled" in actionData ? actionData.scheduled : undefined;
  const pictureCount = countPictures(pictures);
  return (
    <div className="flex flex-col gap-4 lg:gap-5">
      <div className="flex flex-col gap-4 lg:max-w-2xl">
        <LeadHead
          lead={lead}
          ago={ago}
          need={found.enquiries[0]?.need ?? null}
          canWrite={isMember && followUp !== null}
          conversationId={followUp?.conversationId ?? null}
        />
        <ActionToasts toasts={actionData?.toasts} />
        <LeadStatus
          lead={lead}
          result={actionData && "refused" in actionData ? actionData : undefined}
        />
        <LeadNextStep leadId={lead.id} canOffer={followUp !== null} />
      </div>
      {followUp?.stopCheck ? (
        <StopCheckAlert check={followUp.stopCheck} mayDecide={isMember} />
      ) : null}
      <div className="grid items-start gap-3 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-5">
        <div className="flex min-w-0 flex-col gap-3 lg:gap-5">
          <LeadConversation
            conversation={followUp?.conversation ?? null}
            calls={calls}
            outgoingCalls={outgoingCalls}
            notes={found.notes}
            olderHref={older ? `/crm/leads/${lead.id}?before=${older}` : null}
            isOpen={write !== null || attached !== null || isOlder || formResult !== undefined}
            scheduled={scheduled}
            changed={changed}
          >
            {followUp ? (
              <LeadWrite
                lead={lead}
                requestKey={keys.write}
                snippets={snippets}
                channel={write}
                scheduled={scheduled}
                attached={attached}
                result={formResult}
              />
            ) : null}
          </LeadConversation>
          <LeadRequest leadDetails={found} />
          {isMember || pictureCount > 0 ? (
            <Fold id="pictures" title="Photos" note={pictureCount || null}>
              <LatestPictures
                base={`/crm/leads/${lead.id}/pictures`}
                pictures={pictures}
                access={isMember ? "change" : "read"}
              />
            </Fold>
          ) : null}
          {followUp ? <LeadFollowUp followUp={followUp} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-3 lg:gap-5">
          <LeadTasks
            tasks={tasks}
            colleagues={colleagues}
            today={today}
            requestKey={keys.task}
            result={actionData && "tasked" in actionData ? actionData.tasked : undefined}
          />
          <LeadAppointment visits={visits} zone={zone} />
          {estimates.length > 0 ? (
            <Fold id="estimates" title="Estimates" note={estimates.length}>
              <EstimateList estimates={estimates} />
            </Fold>
          ) : null}
          {invoices.length > 0 ? (
            <Fold id="invoices" title="Invoices" note={invoices.length}>
              <InvoiceList invoices={invoices} />
            </Fold>
          ) : null}
          <LeadSources sourceLeads={sourceLeads} />
          <LeadDuplicates duplicates={duplicates} />
          <LeadNoteForm
            requestKey={keys.note}
            result={actionData && "noted" in actionData ? actionData.noted : undefined}
          />
          <LeadFacts leadDetails={found} followUp={followUp} channels={channels} />
          {lead.source === "page" ? (
            <LeadReport
              report={report}
              refused={actionData && "reported" in actionData ? actionData.reported : undefined}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}
