import { href, Link } from "react-router";
import {
  findJobItems,
  listRelatedEstimates,
  listRelatedInvoices,
} from "~/domains/billing/index.server.ts";
import { type FoundJob, findJob } from "~/domains/office/index.server.ts";
import {
  describeJobRecurrences,
  findOwnZone,
  listAttachedFiles,
  listChecklists,
  listLeadPictures,
} from "~/domains/schedule/index.server.ts";
import { formatArrival } from "~/domains/schedule/index.ts";
import { canSeePrices, memberCanAct, memberCanRead } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { AboutEstimates, AboutInvoices } from "~/web/crm/estimates/document-rows.tsx";
import { AttachedFiles } from "~/web/crm/files/attached-files.tsx";
import { RequestText } from "~/web/crm/forms/request-text.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { mapHref } from "~/web/crm/frame/hrefs.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { CrewName } from "~/web/crm/schedule/crew-name.tsx";
import { visitBadge } from "~/web/crm/schedule/visit-labels.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import { InvoiceLines } from "~/web/shared/invoices/invoice-view.tsx";
import { PicturesCard } from "~/web/shared/lead-pictures/picture-tiles.tsx";
import { reloadIfBehind } from "~/web/shared/script/page-handle.ts";
import type { Route } from "./+types/job";
import { handleJobForm } from "./job-action.server.ts";
import { JobBadge } from "./job-badge.tsx";
import { JobNotes, JobStatus, JobTitle } from "./job-parts.tsx";
import { JobPhotos } from "./job-photos.tsx";
import { JobTasks } from "./job-tasks.tsx";
import type { RefusedForm } from "./refused-form.ts";

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `Job: ${loaderData.job.what}` : "Job" },
];
export const shouldRevalidate = reloadIfBehind;

export async function loader({ context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const id = readId(params.id);
  const job = id ? await findJob(platform, reader, id) : null;
  if (!job) throw notFound();
  const canRunBusiness = memberCanRead(reader, "run_business");
  const seesPrices = reader.kind !== "member" || canSeePrices(reader);
  const of = { workOrderId: job.id };
  const [zone, repeats, items, estimates, invoices, checklists, files, sentPhotos] =
    await Promise.all([
      findOwnZone(platform, reader),
      describeJobRecurrences(platform, reader, job.id),
      seesPrices ? findJobItems(platform, reader, job.id) : null,
      seesPrices ? listRelatedEstimates(platform, reader, of) : [],
      canRunBusiness ? listRelatedInvoices(platform, reader, of) : [],
      canRunBusiness ? listChecklists(platform, reader) : [],
      listAttachedFiles(platform, reader, { jobId: job.id }),
      job.leadId ? listLeadPictures(platform, reader, job.leadId) : null,
    ]);
  return {
    job,
    zone,
    repeats,
    items,
    estimates,
    invoices,
    checklists: checklists.map((checklist) => ({ id: checklist.id, name: checklist.name })),
    noteKey: newRequestKey(),
    photoKey: newRequestKey(),
    files,
    sentPhotos,
    fileKey: newRequestKey(),
    canPlan: memberCanAct(reader, "run_business"),
    canRunBusiness,
    canDoVisits: memberCanAct(reader, "do_visits"),
  };
}

export const action = (args: Route.ActionArgs) => handleJobForm(args, args.params.id);

/** A job: the work, its appointments, its price, and the team's notes. */
export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const {
    job,
    zone,
    repeats,
    items,
    estimates,
    invoices,
    checklists,
    canPlan,
    canDoVisits,
    canRunBusiness,
    files,
    sentPhotos,
  } = loaderData;
  const sentPhotosHref = requestPhotosHref(job, canRunBusiness);
  const refused = actionData?.refused;
  useLiveUpdates("/crm/events", "job", "visit", "job-estimate", "invoice");
  return (
    <div className="flex flex-col gap-5">
      <JobHead job={job} canPlan={canPlan} canRunBusiness={canRunBusiness} refused={refused} />
      <ActionToasts toasts={actionData?.toasts} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-5">
          {job.request ? <RequestText request={job.request} /> : null}
          {sentPhotos && sentPhotosHref ? (
            <PicturesCard
              title="Request photos"
              base={sentPhotosHref}
              pictures={sentPhotos}
              access="read"
            />
          ) : null}
          <JobVisits job={job} zone={zone} repeats={repeats} />
          {items ? <JobItemsCard jobId={job.id} items={items} canPlan={canPlan} /> : null}
          <JobTasks
            job={job}
            checklists={checklists}
            canDoVisits={canDoVisits}
            canPlan={canPlan}
            photoKey={loaderData.photoKey}
            refused={refused}
          />
          <JobPhotos
            job={job}
            canDoVisits={canDoVisits}
            canPlan={canPlan}
            photoKey={loaderData.photoKey}
            refused={refused}
          />
          <AttachedFiles
            files={files}
            page={href("/crm/jobs/:id", { id: job.id })}
            ownerId={job.id}
            adds={canDoVisits}
            changes={canPlan}
            fileKey={loaderData.fileKey}
            refused={refused}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <JobNotes
            job={job}
            canDoVisits={canDoVisits}
            noteKey={loaderData.noteKey}
            refused={refused}
          />
          {items ? (
            <AboutEstimates
              estimates={estimates}
              newHref={canPlan ? `/crm/estimates/new?job=${job.id}` : null}
            />
          ) : null}
          {canRunBusiness ? (
            <AboutInvoices
              invoices={invoices}
              newHref={canPlan ? `/crm/invoices/new?job=${job.id}` : null}
            />
          ) : null}
        </div>
      </div>
    </div>
  );
}

/** Technicians open a lead's photos through their appointments. */
function requestPhotosHref({ leadId, visits }: FoundJob, canRunBusiness: boolean): string | null {
  if (canRunBusiness && leadId) return href("/crm/leads/:id/pictures", { id: leadId });
  const id = visits[0]?.id;
  return id ? href("/crm/schedule/visits/:id/pictures", { id }) : null;
}

type JobHeadProps = {
  job: FoundJob;
  canPlan: boolean;
  canRunBusiness: boolean;
  refused: RefusedForm;
};

/** Title, state, customer, and the next step. */
function JobHead({ job, canPlan, canRunBusiness, refused }: JobHeadProps) {
  const { id, what, customerId, customerName, phone, phoneExtension, address, state } = job;
  const dial = telHref(phone, phoneExtension);
  return (
    <header>
      <TouchLink to={canRunBusiness ? href("/crm/jobs") : href("/crm/schedule")}>
        {canRunBusiness ? "Jobs" : "Schedule"}
      </TouchLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl break-words">{what}</h1>
        <JobBadge state={state} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3">
        {canRunBusiness && customerId ? (
          <Link to={href("/crm/customers/:id", { id: customerId })} className="text-link">
            {customerName}
          </Link>
        ) : (
          <span>{customerName}</span>
        )}
        {address ? <span className="text-muted">{address}</span> : null}
      </p>
      {canPlan ? <JobTitle job={job} refused={refused} /> : null}
      <div className="mt-3 flex flex-wrap gap-2">
        {canPlan && state === "unscheduled" ? (
          <LinkButton href={`/crm/schedule/new?job=${id}`} variant="action">
            Book appointment
          </LinkButton>
        ) : null}
        {canPlan && state === "done" ? (
          <LinkButton href={`/crm/invoices/new?job=${id}`} variant="action">
            Create invoice
          </LinkButton>
        ) : null}
        {dial ? (
          <LinkButton href={dial} variant="secondary">
            Call {formatPhone(phone, phoneExtension)}
          </LinkButton>
        ) : null}
        {address ? (
          <LinkButton href={mapHref(address)} variant="secondary" rel="noreferrer" target="_blank">
            Navigate
          </LinkButton>
        ) : null}
        {canPlan ? <JobStatus job={job} /> : null}
      </div>
    </header>
  );
}

type JobVisitsProps = { job: FoundJob; zone: string; repeats: readonly string[] };

function JobVisits({ job: { id, visits, state }, zone, repeats }: JobVisitsProps) {
  return (
    <Card as="section" aria-labelledby="appointments" className="max-sm:p-4">
      <h2 id="appointments" className="text-lg">
        Appointments
      </h2>
      {visits.length === 0 ? <p className="mt-2 text-muted">None yet.</p> : null}
      {repeats.map((pattern) => (
        <p key={pattern} className="mt-2">
          Repeats {pattern}. We list the next five appointments; the rest are on the schedule.
        </p>
      ))}
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {visits.map((visit) => {
          const badge = visitBadge(visit);
          return (
            <li key={visit.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <Link
                to={href("/crm/schedule/visits/:id", { id: visit.id })}
                className="text-link font-semibold"
              >
                {formatArrival(visit, zone)}
              </Link>
              <span className="flex items-center gap-3 text-sm">
                <CrewName name={visit.crewName} color={visit.crewColor} />
                {badge ? <Badge tone={badge.tone}>{badge.label}</Badge> : null}
              </span>
            </li>
          );
        })}
      </ul>
      {state !== "canceled" && visits.length > 0 ? (
        <Link
          to={`/crm/schedule/new?job=${id}`}
          className="text-link mt-1 inline-flex min-h-11 items-center"
        >
          Book another appointment
        </Link>
      ) : null}
    </Card>
  );
}

type JobItemsCardProps = {
  jobId: string;
  items: Awaited<ReturnType<typeof findJobItems>>;
  canPlan: boolean;
};

/** The job's costs, as on its invoice. */
function JobItemsCard({ jobId, items, canPlan }: JobItemsCardProps) {
  const { content } = items;
  return (
    <Card as="section" aria-labelledby="items" className="max-sm:p-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="items" className="text-lg">
          Line items
        </h2>
        {canPlan ? (
          <Link to={href("/crm/jobs/:id/items", { id: jobId })} className="text-link">
            {content.lines.length > 0 ? "Edit" : "Add"}
            <span className="sr-only"> line items</span>
          </Link>
        ) : null}
      </div>
      {content.lines.length > 0 ? (
        <InvoiceLines content={content} />
      ) : (
        <p className="mt-2 text-muted">None yet. The invoice starts with what you add here.</p>
      )}
    </Card>
  );
}
