import { redirect } from "react-router";
import { listCallsOfLead } from "~/features/calls/list-calls.server.ts";
import { findFollowUp } from "~/features/follow-ups/lead/find-follow-up.server.ts";
import { fillSnippets } from "~/features/inbox/snippets/list-snippets.server.ts";
import { listInvoicesAbout } from "~/features/invoices/list-invoices.server.ts";
import { listEstimatesAbout } from "~/features/job-estimates/list-estimates.server.ts";
import { findKeptLead, listDuplicates } from "~/features/lead-merges/list-duplicates.server.ts";
import { listLeadPictures } from "~/features/lead-pictures/list-lead-pictures.server.ts";
import { findLeadReport } from "~/features/lead-reports/report-lead.server.ts";
import { listLeadTasks } from "~/features/lead-tasks/list-lead-tasks.server.ts";
import { findOwnLead } from "~/features/leads/own/find-own-lead.server.ts";
import { listColleagues } from "~/features/members/team/list-colleagues.server.ts";
import { dayOf } from "~/features/time-zones/local-day.ts";
import {
  findOwnZone,
  type ListedVisit,
  listVisitsOfLead,
} from "~/features/visits/list-visits.server.ts";
import { StopCheckAlert } from "~/pages/site/follow-up/stop-check.tsx";
import { useLiveUpdates } from "~/pages/site/frame/use-live-updates.ts";
import { PicturesCard } from "~/pages/site/lead-pictures/pictures-card.tsx";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readChoice } from "~/platform/http/requests/list-query.ts";
import { readFormValues } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Card } from "~/ui/layout/card.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { answerStopCheckForm } from "../conversations/stop-check-action.server.ts";
import { AboutEstimates } from "../estimates/about-estimates.tsx";
import { memberContext } from "../frame/guard.server.ts";
import { timeAgo } from "../frame/how-long-ago.ts";
import { useIsMember } from "../frame/use-is-member.ts";
import { AboutInvoices } from "../invoices/about-invoices.tsx";
import type { Route } from "./+types/lead";
import { consentWords } from "./consent-words.ts";
import { LeadAppointment, type LeadVisit } from "./lead-appointment.tsx";
import { LeadConversation } from "./lead-conversation.tsx";
import { LeadDuplicates } from "./lead-duplicates.tsx";
import { LeadFollowUp } from "./lead-follow-up.tsx";
import { answerSteerForm } from "./lead-follow-up-action.server.ts";
import { LeadHead } from "./lead-head.tsx";
import { answerMergeForm } from "./lead-merge-action.server.ts";
import { answerNoteForm } from "./lead-note-action.server.ts";
import { LeadNoteForm } from "./lead-note-form.tsx";
import { LeadReport } from "./lead-report.tsx";
import { answerReportForm } from "./lead-report-action.server.ts";
import { LeadRequest } from "./lead-request.tsx";
import { LeadSpeed } from "./lead-speed.tsx";
import { answerTaskButton, answerTaskForm } from "./lead-task-action.server.ts";
import { LeadTasks } from "./lead-tasks.tsx";
import { LeadWrite } from "./lead-write.tsx";
import { answerSnippetForm, answerWriteForm } from "./lead-write-action.server.ts";
import { MoveLead } from "./move-lead.tsx";
import { answerMoveForm } from "./move-lead-action.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const found = id ? await findOwnLead(platform, reader, id) : null;
  if (!found) {
    const kept = id && (await findKeptLead(platform, reader, id));
    if (kept) throw redirect(`/crm/leads/${kept}`);
    throw notFound();
  }
  const { lead, enquiries } = found;
  const before = readId(new URL(request.url).searchParams.get("before"));
  const asked = enquiries[0]?.createdAt ?? lead.createdAt;
  const now = platform.clock.now();
  const [
    followUp,
    calls,
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
  ] = await Promise.all([
    findFollowUp(platform, reader, lead.id, before),
    listCallsOfLead(platform, reader, lead.id),
    listLeadTasks(platform, reader, lead.id),
    findLeadReport(platform, reader, lead.id),
    listDuplicates(platform, reader, lead.id),
    fillSnippets(platform, reader, lead.id),
    listColleagues(platform, reader),
    listLeadPictures(platform, reader, lead.id),
    listEstimatesAbout(platform, reader, { leadId: lead.id }),
    listInvoicesAbout(platform, reader, { leadId: lead.id }),
    findOwnZone(platform, reader),
    listVisitsOfLead(platform, reader, lead.id),
  ]);
  return {
    found,
    followUp,
    calls,
    tasks,
    report,
    duplicates,
    snippets,
    colleagues,
    pictures,
    estimates,
    invoices,
    visits: shownVisits(visits),
    zone,
    write: readChoice(new URL(request.url).searchParams, "write", ["sms", "email"] as const),
    today: dayOf(now, zone),
    ago: timeAgo(asked, now, zone),
    keys: { write: newRequestKey(), note: newRequestKey(), task: newRequestKey() },
  };
}

const maxVisits = 5;

/** What is to come, the next first, then what was, the latest first. */
function shownVisits(visits: readonly ListedVisit[]): LeadVisit[] {
  const isToCome = ({ state }: ListedVisit) => state === "booked";
  const past = visits.filter((one) => !isToCome(one)).toReversed();
  return [...visits.filter(isToCome), ...past].slice(0, maxVisits);
}

/** Moves the lead, writes to the person, keeps a note or a task, steers the automatic messages. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const leadId = readId(params.id);
  if (!leadId) throw notFound();
  const values = await readFormValues(request);
  const { intent } = values;
  if (intent === "move") return answerMoveForm(context, { ...values, lead_id: leadId });
  if (intent === "write-message") return answerWriteForm(context, leadId, values);
  if (intent === "settle-stop-check") return answerStopCheckForm(context, values);
  if (intent === "insert-snippet") return answerSnippetForm(context, leadId, values);
  if (intent === "add-note") return answerNoteForm(context, leadId, values);
  if (intent === "merge-lead" || intent === "undo-merge") {
    return answerMergeForm(context, leadId, values);
  }
  if (intent === "report-lead") return answerReportForm(context, leadId, values);
  if (intent === "add-task") return answerTaskForm(context, leadId, values);
  const finished = await answerTaskButton(context, values);
  if (finished) return finished;
  const steered = await answerSteerForm(context, leadId, intent);
  if (!steered) throw malformed();
  return steered;
}

export const meta: Route.MetaFunction = () => [{ title: "Lead" }];

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const {
    found,
    followUp,
    calls,
    tasks,
    report,
    duplicates,
    snippets,
    colleagues,
    pictures,
    estimates,
    invoices,
    visits,
    zone,
    write,
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
  return (
    <div className="flex flex-col gap-5">
      <LeadHead lead={lead} ago={ago} canWrite={isMember && followUp !== null} />
      <ActionToasts toasts={actionData?.toasts} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-5">
          <LeadRequest found={found} />
          {followUp?.stopCheck ? (
            <StopCheckAlert check={followUp.stopCheck} mayDecide={isMember} />
          ) : null}
          <LeadConversation
            conversation={followUp?.conversation ?? null}
            calls={calls}
            notes={found.notes}
            olderHref={older ? `/crm/leads/${lead.id}?before=${older}` : null}
          />
          {followUp ? (
            <LeadWrite
              lead={lead}
              requestKey={keys.write}
              snippets={snippets}
              channel={write}
              answer={actionData && "written" in actionData ? actionData.written : undefined}
            />
          ) : null}
          <PicturesCard
            base={`/crm/leads/${lead.id}/pictures`}
            pictures={pictures}
            may={isMember ? "change" : "read"}
          />
          {followUp ? <LeadFollowUp followUp={followUp} /> : null}
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          {isMember ? (
            <Card as="section" aria-labelledby="status" className="max-sm:p-4">
              <h2 id="status" className="mb-3 text-lg">
                Status
              </h2>
              <MoveLead
                lead={lead}
                answer={actionData && "refused" in actionData ? actionData : undefined}
              />
            </Card>
          ) : null}
          <LeadTasks
            tasks={tasks}
            colleagues={colleagues}
            today={today}
            requestKey={keys.task}
            answer={actionData && "tasked" in actionData ? actionData.tasked : undefined}
          />
          <LeadAppointment
            leadId={lead.id}
            visits={visits}
            zone={zone}
            isMember={isMember}
            canOffer={followUp !== null}
          />
          <AboutEstimates
            estimates={estimates}
            newHref={isMember ? `/crm/estimates/new?lead=${lead.id}` : null}
          />
          <AboutInvoices
            invoices={invoices}
            newHref={isMember ? `/crm/invoices/new?lead=${lead.id}` : null}
          />
          <LeadDuplicates duplicates={duplicates} />
          <LeadNoteForm
            requestKey={keys.note}
            answer={actionData && "noted" in actionData ? actionData.noted : undefined}
          />
          <Card as="section" aria-labelledby="facts" className="text-sm max-sm:p-4">
            <h2 id="facts" className="text-lg">
              Consent and response time
            </h2>
            <div className="mt-2 flex flex-col gap-2">
              {consentWords(found).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              {followUp ? <LeadSpeed speed={followUp.speed} /> : null}
            </div>
          </Card>
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
