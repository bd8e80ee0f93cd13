import type { ComponentProps } from "react";
import { href, redirect } from "react-router";
import { type FollowUp, findFollowUp } from "~/domains/follow-ups/index.server.ts";
import { formatDuration } from "~/domains/follow-ups/index.ts";
import {
  changeLeadStatus,
  discardLead,
  findLead,
  releaseLead,
} from "~/domains/leads/index.server.ts";
import { leadStatuses } from "~/domains/leads/index.ts";
import { listMessagesAbout } from "~/domains/messaging/index.server.ts";
import { eraseHomeowner } from "~/domains/operations/index.server.ts";
import { listLeadPictures } from "~/domains/schedule/index.server.ts";
import { listChanges } from "~/domains/shared/index.server.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { showAgain } from "~/platform/http/commands/run-command.server.ts";
import { malformed, notFound } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { handleStopCheck } from "~/web/admin/follow-ups/follow-up-action.server.ts";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { PageHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { StopCheckAlert } from "~/web/shared/follow-up/opt-outs.tsx";
import { respondWithMessage } from "~/web/shared/frame/form-results.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { PicturesCard } from "~/web/shared/lead-pictures/picture-tiles.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import { confirmsErasure, erasureNotConfirmed } from "../privacy/confirmation-word.ts";
import { PersonData } from "../privacy/person-data.tsx";
import type { Route } from "./+types/lead";
import { handleFollowUpForm, handleStaffMessageForm } from "./lead-action.server.ts";
import { LeadConversation, LeadWrite } from "./lead-conversation.tsx";
import { LeadEnquiries } from "./lead-enquiries.tsx";
import { LeadFacts, LeadHistory, LeadStatusForm } from "./lead-facts.tsx";
import { LeadFollowUp } from "./lead-follow-up.tsx";
import { leadTones } from "./lead-list.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const id = readId(params.id);
  const found = id ? await findLead(platform, actor, id) : null;
  if (!found) throw notFound();
  const { lead } = found;
  const before = readId(new URL(request.url).searchParams.get("before"));
  return {
    ...found,
    followUp: await findFollowUp(platform, actor, lead.id, before),
    pictures: await listLeadPictures(platform, actor, lead.id),
    messages: await listMessagesAbout(platform, actor, lead.id),
    changes: await listChanges(platform, actor, "lead", lead.id),
    requestKey: newRequestKey(),
  };
}

const refusals = {
  not_possible: "The lead can’t change to that status. Nothing was changed.",
  not_found: "The lead no longer exists.",
  already_reviewed: "Someone already reviewed this. Nothing was changed.",
};

/** Handles a lead's forms: follow-up, status, release or discard of quarantined requests, erasure. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const platform = context.get(platformContext);
  const member = context.get(staffContext);
  const leadId = readId(params.id);
  if (!leadId) throw notFound();
  const form = await readForm(request);
  const changed = await handleFollowUpForm(context, leadId, form);
  if (changed) return changed;
  const intent = form.get("intent");
  if (intent === "settle-stop-check") return handleStopCheck(context, form);
  if (intent === "write-message") return handleStaffMessageForm(context, leadId, form);
  const reviewed = { leadId, enquiryId: readId(form.get("enquiry_id")) };
  if (intent === "release") {
    const released = await releaseLead(platform, member, reviewed);
    return respondWithMessage(released, "Released. Alerts are being sent.", refusals);
  }
  if (intent === "discard") {
    const discarded = await discardLead(platform, member, reviewed);
    return respondWithMessage(discarded, "Discarded. No one got an alert.", refusals);
  }
  if (intent === "forget") {
    if (!confirmsErasure(form)) {
      return showAgain(erasureNotConfirmed, { erasing: String(form.get("confirm") ?? "") });
    }
    await eraseHomeowner(platform, member, leadId);
    return redirect("/admin/leads?deleted", { status: 303 });
  }
  const status = leadStatuses.find((leadStatus) => leadStatus === form.get("status"));
  if (!status) throw malformed();
  const change = await changeLeadStatus(platform, member, leadId, status);
  const isNew = change.ok && change.changed;
  const successMessage = isNew ? "Lead status changed." : "The lead already has this status.";
  return respondWithMessage(change, successMessage, refusals);
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Lead: ${loaderData.lead.name}` : "Lead" },
];
export const shouldRevalidate = reloadIfBehind;

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const { lead, page, enquiries, events, messages, changes, followUp, pictures } = loaderData;
  const formResult = actionData && "written" in actionData ? actionData.written : undefined;
  const mayChange = useMayChange();
  useLiveUpdates("/admin/events", "message", "lead");
  return (
    <div className="flex flex-col gap-6">
      <PageHeading
        above={{ to: "/admin/leads", label: "Leads" }}
        title={lead.name}
        badges={
          <>
            <Badge tone={leadTones[lead.status]}>{lead.status}</Badge>
            {lead.quarantined ? <Badge tone="warning">quarantine</Badge> : null}
          </>
        }
      />
      <ActionToasts toasts={actionData && "toasts" in actionData ? actionData.toasts : undefined} />
      {actionData && "message" in actionData && "refused" in actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex flex-col gap-6">
          {followUp?.stopCheck ? (
            <StopCheckAlert check={followUp.stopCheck} mayDecide={mayChange} />
          ) : null}
          {followUp ? (
            <LeadConversation leadId={lead.id} conversation={followUp.conversation} />
          ) : null}
          {followUp ? (
            <LeadWrite
              lead={lead}
              requestKey={loaderData.requestKey}
              nextKey={formResult?.nextKey}
              refused={formResult?.refused}
            />
          ) : null}
          {followUp ? <LeadFollowUp followUp={followUp} /> : null}
          <LeadEnquiries leadId={lead.id} enquiries={enquiries} />
          <PicturesCard
            base={`/admin/leads/${lead.id}/pictures`}
            pictures={pictures}
            access={mayChange ? "change" : "read"}
          />
          <LeadHistory events={events} messages={messages} changes={changes} />
        </div>
        <div className="flex flex-col gap-6">
          {followUp ? <LeadSpeed speed={followUp.speed} /> : null}
          <LeadFacts lead={lead} page={page} requestCount={enquiries.length} />
          <LeadStatusForm lead={lead} />
          <LeadPerson
            leadId={lead.id}
            refused={
              actionData && "erasing" in actionData
                ? { typed: actionData.erasing, problem: actionData.errors.confirm ?? "" }
                : undefined
            }
          />
        </div>
      </div>
    </div>
  );
}

type LeadPersonProps = { leadId: string } & Pick<ComponentProps<typeof PersonData>, "refused">;

/** Export and erasure of the homeowner's data. */
function LeadPerson({ leadId, refused }: LeadPersonProps) {
  return (
    <PersonData
      title="This person’s data"
      exportHref={href("/admin/leads/:id/data.json", { id: leadId })}
      intent="forget"
      refused={refused}
      hint="Their leads, requests, consents, lead estimates, and messages are permanently deleted."
    >
      All data saved under this phone number or email, at every business they contacted. Their lead
      estimates are included.
    </PersonData>
  );
}

/** Times of the request, the alert, the first accepted message and the first reply. */
function LeadSpeed({ speed }: Pick<FollowUp, "speed">) {
  const format = useFormatDate();
  const { requestedAt, alertedAt, acceptedAt, answeredAt } = speed;
  const rows = [
    { term: "Contractor alerted", at: alertedAt },
    { term: "First message sent", at: acceptedAt },
    { term: "First reply", at: answeredAt },
  ];
  return (
    <Card as="section" aria-labelledby="speed" className="max-sm:p-4">
      <h2 id="speed" className="text-lg">
        Response times
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2 text-sm">
        <dt className="text-muted">Requested</dt>
        <dd>{format(requestedAt, "MMM d, h:mm a")}</dd>
        {rows.map(({ term, at }) => (
          <div key={term} className="contents">
            <dt className="text-muted">{term}</dt>
            <dd>
              {at
                ? `after ${formatDuration(new Date(at).getTime() - new Date(requestedAt).getTime())}`
                : "Not yet"}
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
