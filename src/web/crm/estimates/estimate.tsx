import {
  estimateLink,
  type FoundEstimate,
  findDelivery,
  findJobEstimate,
  findTextChannel,
  listPrices,
  listRelatedInvoices,
  readInvoiceSettings,
} from "~/domains/billing/index.server.ts";
import { estimateName, isSeen, toEstimateForm } from "~/domains/billing/index.ts";
import { findOwnZone, listLeadPictures } from "~/domains/schedule/index.server.ts";
import { formatClock, formatDay } from "~/domains/schedule/index.ts";
import { formatCents, memberCanAct, memberCanRead } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { customerChannels } from "~/web/crm/forms/channels.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { EstimateHead, EstimatePhotos } from "~/web/shared/estimates/estimate-head.tsx";
import { EstimateOption } from "~/web/shared/estimates/estimate-option.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/estimate";
import { DocumentHead } from "./document-head.tsx";
import { AboutInvoices, EstimateBadge } from "./document-rows.tsx";
import { handleEditorForm } from "./estimate-action.server.ts";
import { ApprovalForm, DuplicateForm } from "./estimate-approval.tsx";
import { EstimateEditor } from "./estimate-editor.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Estimate ${estimateName(loaderData.found.estimate.number)}` : "Estimate" },
];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const found = id && (await findJobEstimate(platform, reader, id));
  if (!found) throw notFound();
  const { estimate } = found;
  const writes = memberCanAct(reader, "run_business");
  const isOffice = memberCanRead(reader, "run_business");
  const isAccepted = estimate.state === "accepted";
  const [texts, delivery, link, invoices, settings, prices, pictures, zone] = await Promise.all([
    writes ? findTextChannel(platform, reader, estimate) : null,
    writes ? findDelivery(platform, reader, estimate) : null,
    writes && isSeen(estimate)
      ? estimateLink(platform, platform.database.query, estimate.id)
      : null,
    isOffice && isAccepted
      ? listRelatedInvoices(platform, reader, { estimateId: estimate.id })
      : [],
    writes ? readInvoiceSettings(platform, reader) : null,
    writes ? listPrices(platform, reader) : [],
    writes && estimate.leadId
      ? listLeadPictures(platform, reader, estimate.leadId)
      : { added: [], received: [] },
    findOwnZone(platform, reader),
  ]);
  return {
    found,
    writes,
    isOffice,
    delivery,
    channels: texts ? customerChannels(estimate, texts) : [],
    textProblem: texts?.problem ?? null,
    link,
    invoices,
    howToPay: settings?.howToPay ?? null,
    prices,
    pictures,
    zone,
    requestKey: newRequestKey(),
  };
}

export const action = (args: Route.ActionArgs) => handleEditorForm(args, args.params.id);

/** One estimate: an editor until it is accepted, then read-only. */
export default function Estimate({ loaderData, actionData }: Route.ComponentProps) {
  const { found, writes, channels, link, invoices, howToPay, prices, pictures, zone, requestKey } =
    loaderData;
  const { estimate, shownState, shown, isChanged } = found;
  const accepted = found.answers.find(({ kind }) => kind === "accepted")?.option;
  const isOpen = writes && shownState !== "accepted";
  const isReminded = writes && shownState === "sent" && !found.doNotContact;
  const depositCents = accepted == null ? 0 : (shown.options[accepted]?.totals.depositCents ?? 0);
  return (
    <div className="flex flex-col gap-5">
      <DocumentHead
        list={{ href: "/crm/estimates", label: "Estimates" }}
        name={estimateName(estimate.number)}
        customer={{
          id: loaderData.isOffice ? estimate.customerId : null,
          name: estimate.customerName,
        }}
        job={estimate.workOrderId ? { id: estimate.workOrderId, what: estimate.what } : null}
        badge={<EstimateBadge state={shownState} />}
        link={link}
        linkPage={`/crm/links/estimate/${estimate.id}`}
        leadId={writes ? estimate.leadId : null}
        delivery={loaderData.delivery}
        reminders={{ next: isReminded ? estimate.remindAt : null }}
        viewedAt={estimate.viewedAt}
      >
        {writes && estimate.workOrderId && shownState === "accepted" ? (
          <LinkButton
            href={`/crm/schedule/new?job=${estimate.workOrderId}`}
            variant="action"
            size="small"
          >
            Book appointment
          </LinkButton>
        ) : null}
        {writes ? <DuplicateForm requestKey={requestKey} /> : null}
      </DocumentHead>
      {actionData?.message ? (
        <Alert tone={actionData.done ? "good" : "warning"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {isOpen && isChanged ? (
        <Alert tone="info">
          Your customer sees version {estimate.version}. They won’t see your changes until you send
          it again. Send it before you record their approval.
        </Alert>
      ) : null}
      {writes && shownState === "sent" && !isChanged ? (
        <ApprovalForm shown={shown} version={estimate.version} errors={actionData?.errors ?? {}} />
      ) : null}
      <EstimateAnswers estimateDetails={found} zone={zone} />
      {writes && depositCents > 0 && invoices.length === 0 ? (
        <Alert tone="info" title={`Deposit: ${formatCents(depositCents)}, due now`}>
          {howToPay
            ? `Your customer sees these payment instructions: ${howToPay}`
            : "Your customer’s page says you’ll send an invoice. Create it now, or add payment instructions in Payment settings."}
        </Alert>
      ) : null}
      {shownState === "accepted" ? (
        <AboutInvoices
          invoices={invoices}
          newHref={writes ? `/crm/invoices/new?estimate=${estimate.id}` : null}
        />
      ) : null}
      {isOpen ? (
        <EstimateEditor
          key={estimate.id}
          typed={actionData?.typed ?? toEstimateForm(estimate)}
          shown={shown}
          revision={estimate.revision}
          requestKey={requestKey}
          prices={prices}
          channels={channels}
          textProblem={loaderData.textProblem}
          leadId={estimate.leadId}
          doNotContact={found.doNotContact}
          pictures={pictures}
          isDraft={estimate.version === 0}
          isSent={shownState === "sent"}
          result={actionData}
        />
      ) : (
        <>
          <Card className="max-sm:p-4">
            <EstimateHead shown={shown} />
            {writes && estimate.leadId ? (
              <EstimatePhotos
                photos={shown.content.photos ?? []}
                hrefOf={(id) => `/crm/leads/${estimate.leadId}/pictures/${id}`}
              />
            ) : null}
          </Card>
          {shown.options.map(({ name }, option) => (
            <Card key={name} as="section" className="max-sm:p-4">
              {shown.options.length > 1 ? (
                <h2 className="mb-2 text-lg">
                  {option === accepted ? `${name} (accepted)` : name}
                </h2>
              ) : null}
              <EstimateOption shown={shown} option={option} />
            </Card>
          ))}
        </>
      )}
    </div>
  );
}

type EstimateAnswersProps = { estimateDetails: FoundEstimate; zone: string };

/** Customer’s reply, with what proves an acceptance (`estimates.accept`). */
function EstimateAnswers({ estimateDetails, zone }: EstimateAnswersProps) {
  const { answers, shown } = estimateDetails;
  if (answers.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="answers" className="max-sm:p-4">
      <h2 id="answers" className="text-lg">
        Customer’s reply
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {answers.map((response) => {
          const at = `${formatDay(response.createdAt, zone)}, ${formatClock(response.createdAt, zone)}`;
          const isAccepted = response.kind === "accepted";
          // A team member entered it (`estimates.approve`).
          const isRecorded = isAccepted && response.typedName === null;
          const option = shown.options[response.option ?? 0]?.name;
          const chosen = shown.options.length > 1 ? `the ${option} option` : "the estimate";
          return (
            <li key={response.id} className="flex flex-col gap-1 py-2 break-words">
              <p className="font-semibold">
                {isAccepted
                  ? `${isRecorded ? "Your customer approved" : `${response.typedName} accepted`} ${chosen} for ${formatCents(response.totalCents ?? 0)}`
                  : "Declined"}
              </p>
              {isRecorded ? <p>{response.wording}</p> : null}
              {response.reason ? <p className="whitespace-pre-wrap">{response.reason}</p> : null}
              <p className="text-sm text-muted">
                {at} · Version {response.version}
                {isRecorded ? null : ` · IP address ${response.ipAddress}`}
              </p>
              {isAccepted ? (
                <details className="text-sm text-muted">
                  <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
                    {isRecorded ? "Approval record" : "Signature record"}
                  </summary>
                  {isRecorded ? null : <p>{response.wording}</p>}
                  <p className="mt-1">
                    Document fingerprint (proves it hasn’t changed):{" "}
                    <span className="block break-all">{response.documentHash}</span>
                  </p>
                </details>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
