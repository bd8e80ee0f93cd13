import type { ReactNode } from "react";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { TouchLink } from "../frame/touch-link.tsx";

type DocumentHeadProps = {
  /** The list that it belongs to. */
  list: { href: string; label: string };
  name: string;
  customerName: string;
  badge: ReactNode;
  /** What its customer sees, once it was handed over. */
  link: string | null;
  /** Where that link is replaced. */
  linkPage: string;
  leadId: string | null;
  /** Further ways on. */
  children?: ReactNode;
};

/** The head of an estimate's or an invoice's page, with the ways to what it belongs to. */
export function DocumentHead(props: DocumentHeadProps) {
  const { list, name, customerName, badge, link, linkPage, leadId, children } = props;
  return (
    <header>
      <TouchLink to={list.href}>{list.label}</TouchLink>
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="text-2xl break-words">
          {name}: {customerName}
        </h1>
        {badge}
      </div>
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
