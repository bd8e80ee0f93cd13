import { href, Link } from "react-router";
import { estimateName } from "~/domains/billing/index.ts";
import { customerSourceNames } from "~/domains/customers/index.ts";
import { stageLabels } from "~/domains/leads/index.ts";
import type { FoundCustomer } from "~/domains/office/index.server.ts";
import { formatClock, formatDay } from "~/domains/schedule/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { buttonStyle } from "~/ui/styles/class-names.ts";
import { priceRange } from "~/web/crm/estimates/document-rows.tsx";
import { CallLink } from "~/web/crm/frame/call-link.tsx";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { JobBadge } from "~/web/crm/jobs/job-badge.tsx";
import { EmailLink } from "~/web/shared/frame/contact-links.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { CallablePhones } from "./customer-details.tsx";
import { TagLinks } from "./tag-links.tsx";

/** Links to create records for a customer from their page. */
const newLinks = [
  { to: "/crm/schedule/new", label: "Book" },
  { to: "/crm/estimates/new", label: "Estimate" },
  { to: "/crm/invoices/new", label: "Invoice" },
];

type CustomerProps = { customer: FoundCustomer };

/** Name, tags, and contact buttons, fastest first. */
export function CustomerHead({
  customer,
  callable: callablePhones,
}: CustomerProps & { callable: CallablePhones }) {
  const format = useFormatDate();
  const isMember = useIsMember();
  const { id, name, company, contacts, conversation, tags, source } = customer;
  const phone = contacts.find(({ kind }) => kind === "phone");
  const email = contacts.find(({ kind }) => kind === "email");
  const dial = phone ? telHref(phone.value, phone.extension) : null;
  const callable = phone && callablePhones.get(phone.value);
  return (
    <header>
      <TouchLink to={href("/crm/customers")}>Customers</TouchLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl break-words">{name}</h1>
        <TagLinks tags={tags} />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-3 text-muted">
        {company ? <span>{company}</span> : null}
        <span>
          Customer since {format(customer.createdAt, "MMM d, yyyy")}
          {source ? ` · ${customerSourceNames[source]}` : ""}
        </span>
        {email ? <EmailLink email={email.value} /> : null}
        {isMember ? (
          <Link to={href("/crm/customers/:id/edit", { id })} className="text-link">
            Edit<span className="sr-only"> name, billing address, tags, and notes</span>
          </Link>
        ) : null}
        {isMember ? (
          <Link to={href("/crm/links/:kind/:id", { kind: "portal", id })} className="text-link">
            Customer link
          </Link>
        ) : null}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex">
        {dial && phone ? (
          <LinkButton href={dial} size="large" className="col-span-2">
            Call {formatPhone(phone.value, phone.extension)}
          </LinkButton>
        ) : null}
        {conversation ? (
          <Link
            to={`${href("/crm/conversations/:id", { id: conversation })}#words`}
            className={buttonStyle("secondary", "large", undefined)}
          >
            {phone ? "Text" : "Messages"}
          </Link>
        ) : null}
        {isMember
          ? newLinks.map(({ to, label }) => (
              <Link
                key={to}
                to={`${to}?customer=${id}`}
                className={buttonStyle("secondary", "large", undefined)}
              >
                {label}
              </Link>
            ))
          : null}
      </div>
      {callable ? <CallLink conversationId={callable.conversationId} phone={phone.value} /> : null}
      {customer.notes ? (
        <p className="mt-4 rounded-xl bg-sunken px-4 py-3 break-words whitespace-pre-wrap">
          {customer.notes}
        </p>
      ) : null}
    </header>
  );
}

type TimedProps = CustomerProps & { zone: string };

/** Balance, next appointment, and the estimate that waits for an answer. */
export function CustomerOpen({ customer: { id, open }, zone }: TimedProps) {
  const { owedCents, owedInvoices, next, estimate } = open;
  return (
    <dl className="grid gap-3 sm:grid-cols-3">
      <Fact term="Balance">
        <span className={owedCents > 0 ? "font-semibold" : "text-muted"}>
          {formatCents(owedCents)}
        </span>
        {owedCents > 0 ? (
          <Link
            to={`${href("/crm/invoices")}?customer=${id}&state=unpaid`}
            className="text-link block text-sm"
          >
            {owedInvoices === 1 ? "1 unpaid invoice" : `${owedInvoices} unpaid invoices`}
          </Link>
        ) : null}
      </Fact>
      <Fact term="Next appointment">
        {next ? (
          <Link to={href("/crm/schedule/visits/:id", { id: next.id })} className="text-link">
            {formatDay(next.startsAt, zone)}, {formatClock(next.startsAt, zone)}
          </Link>
        ) : (
          <span className="text-muted">None</span>
        )}
      </Fact>
      <Fact term="Open estimate">
        {estimate ? (
          <Link to={href("/crm/estimates/:id", { id: estimate.id })} className="text-link">
            {estimateName(estimate.number)} · {priceRange(estimate)}
          </Link>
        ) : (
          <span className="text-muted">None</span>
        )}
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="raised rounded-xl bg-surface px-4 py-3">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}

/** Requests and jobs, newest first, and photos. */
export function CustomerWork({ customer, zone }: TimedProps) {
  const { requests, jobs, pictures } = customer;
  return (
    <>
      {requests.length > 0 ? (
        <Card as="section" aria-labelledby="requests" className="max-sm:p-4">
          <h2 id="requests" className="text-lg">
            Requests
          </h2>
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {requests.map(({ id, need, stage, createdAt }) => (
              <li key={id} className="py-2">
                <Link
                  to={href("/crm/leads/:id", { id })}
                  className="text-link line-clamp-2 break-words"
                >
                  {need ?? "Request"}
                </Link>
                <p className="text-sm text-muted">
                  {formatDay(createdAt, zone)} · {stageLabels[stage]}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {jobs.length > 0 ? (
        <Card as="section" aria-labelledby="jobs" className="max-sm:p-4">
          <h2 id="jobs" className="text-lg">
            Jobs
          </h2>
          <ul className="mt-2 flex flex-col divide-y divide-line">
            {jobs.map(({ id, what, state, visitAt, valueCents }) => (
              <li key={id} className="py-2">
                <div className="flex items-start justify-between gap-3">
                  <Link
                    to={href("/crm/jobs/:id", { id })}
                    className="text-link min-w-0 break-words"
                  >
                    {what}
                  </Link>
                  <JobBadge state={state} />
                </div>
                <p className="text-sm text-muted">
                  {[
                    visitAt ? formatDay(visitAt, zone) : null,
                    valueCents ? formatCents(valueCents) : null,
                  ]
                    .filter(Boolean)
                    .join(" · ")}
                </p>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
      {pictures.length > 0 ? (
        <Card as="section" aria-labelledby="photos" className="max-sm:p-4">
          <h2 id="photos" className="text-lg">
            Photos
          </h2>
          <ul className="mt-2 grid grid-cols-4 gap-2">
            {pictures.map(({ id, leadId, shows }) => (
              <li key={id}>
                <a href={`/crm/leads/${leadId}/pictures/${id}`}>
                  <img
                    src={`/crm/leads/${leadId}/pictures/${id}?small`}
                    alt={shows ?? "Photo"}
                    loading="lazy"
                    className="aspect-square w-full rounded-lg object-cover"
                  />
                </a>
              </li>
            ))}
          </ul>
        </Card>
      ) : null}
    </>
  );
}
