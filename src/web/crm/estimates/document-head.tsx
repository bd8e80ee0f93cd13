import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { Delivery } from "~/domains/billing/index.server.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type DocumentHeadProps = {
  /** The page that lists these documents. */
  list: { href: string; label: string };
  name: string;
  customer: { id: string | null; name: string };
  /** The job it's for; null if there is none yet. */
  job: { id: string; what: string } | null;
  badge: ReactNode;
  /** Link to the customer's page; null until the document is sent. */
  link: string | null;
  /** Page that replaces the link. */
  linkPage: string;
  leadId: string | null;
  /** How it was last sent; null if it never was. */
  delivery: Delivery | null;
  /** When its customer was last reminded of it, and will be next. */
  reminders?: { last?: Date | null; next: Date | null };
  /** When the customer first opened it. */
  viewedAt: Date | null;
  /** More links. */
  children?: ReactNode;
};

/** Heading of an estimate or invoice, with links to related records. */
export function DocumentHead(props: DocumentHeadProps) {
  const { list, name, customer, job, badge, link, linkPage, leadId, children } = props;
  const format = useFormatDate();
  const { delivery, reminders, viewedAt } = props;
  const facts = [
    delivery ? `${describeDelivery(delivery)} ${format(delivery.at, "MMM d, h:mm a")}` : null,
    reminders?.last ? `Reminded ${format(reminders.last, "MMM d, h:mm a")}` : null,
    viewedAt ? `Viewed by the customer ${format(viewedAt, "MMM d, h:mm a")}` : null,
    reminders?.next ? `Next reminder ${format(reminders.next, "MMM d, h:mm a")}` : null,
  ].filter((fact) => fact !== null);
  return (
    <header>
      <TouchLink to={list.href}>{list.label}</TouchLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl break-words">
          {name}:{" "}
          {customer.id ? (
            <Link to={href("/crm/customers/:id", { id: customer.id })} className="text-link">
              {customer.name}
            </Link>
          ) : (
            customer.name
          )}
        </h1>
        {badge}
      </div>
      {job ? (
        <p className="break-words">
          Job:{" "}
          <Link to={href("/crm/jobs/:id", { id: job.id })} className="text-link">
            {job.what}
          </Link>
        </p>
      ) : null}
      {facts.length > 0 ? <p className="text-sm text-muted">{facts.join(" · ")}</p> : null}
      <div className="mt-2 flex flex-wrap gap-2">
        {link ? (
          <LinkButton href={link} variant="secondary" size="small">
            View as customer
          </LinkButton>
        ) : null}
        {link ? (
          <LinkButton href={linkPage} variant="secondary" size="small">
            Reset customer link
          </LinkButton>
        ) : null}
        {leadId ? (
          <LinkButton href={`/crm/leads/${leadId}`} variant="secondary" size="small">
            Open lead
          </LinkButton>
        ) : null}
        {children}
      </div>
    </header>
  );
}

function describeDelivery({ channel, isFailed }: Delivery): string {
  if (channel === null) return "Sent";
  if (isFailed) return channel === "sms" ? "Text not delivered" : "Email not delivered";
  return channel === "sms" ? "Texted" : "Emailed";
}
