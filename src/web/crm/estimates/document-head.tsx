import type { ReactNode } from "react";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type DocumentHeadProps = {
  /** The page that lists these documents. */
  list: { href: string; label: string };
  name: string;
  customerName: string;
  badge: ReactNode;
  /** Link to the customer's page; null until the document is sent. */
  link: string | null;
  /** Page that replaces the link. */
  linkPage: string;
  leadId: string | null;
  /** When the customer first opened it. */
  viewedAt: Date | null;
  /** More links. */
  children?: ReactNode;
};

/** Heading of an estimate or invoice, with links to related records. */
export function DocumentHead(props: DocumentHeadProps) {
  const { list, name, customerName, badge, link, linkPage, leadId, viewedAt, children } = props;
  const format = useFormatDate();
  return (
    <header>
      <TouchLink to={list.href}>{list.label}</TouchLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl break-words">
          {name}: {customerName}
        </h1>
        {badge}
      </div>
      {viewedAt ? (
        <p className="text-sm text-muted">
          Viewed by the customer {format(viewedAt, "MMM d, yyyy HH:mm")}
        </p>
      ) : null}
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
