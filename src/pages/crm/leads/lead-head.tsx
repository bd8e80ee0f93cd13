import { href, Link } from "react-router";
import { serviceTitle } from "~/features/business-pages/business-pages.ts";
import type { FoundOwnLead } from "~/features/leads/own/find-own-lead.server.ts";
import { EmailLink } from "~/pages/site/frame/email-link.tsx";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { buttonStyle } from "~/ui/buttons/button-style.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { mapHref } from "../frame/map-href.ts";
import { OwnPhoneText } from "../frame/own-phone-text.tsx";
import { TouchLink } from "../frame/touch-link.tsx";
import { useIsMember } from "../frame/use-is-member.ts";
import { writeHref } from "../frame/write-href.ts";
import { StageBadge } from "./stage-badge.tsx";

type LeadHeadProps = {
  lead: FoundOwnLead["lead"];
  ago: string;
  /** Whether messages can be written to them below, from the business's number and address. */
  canWrite: boolean;
};

/** Who it is, and the ways to reach them, the quickest first. */
export function LeadHead({ lead, ago, canWrite }: LeadHeadProps) {
  const { id, phone, phoneExtension, email, address, service, city, state } = lead;
  const dial = telHref(phone, phoneExtension);
  const isMember = useIsMember();
  return (
    <header>
      <TouchLink to="/crm/leads">Leads</TouchLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl break-words">{lead.name}</h1>
        <StageBadge stage={lead.stage} />
      </div>
      <p className="mt-1 text-muted">
        {serviceTitle(service)} · {city}, {state} · Requested {ago}
      </p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
        {email ? <EmailLink email={email} /> : null}
        {address ? (
          <a
            href={mapHref(address)}
            rel="noreferrer"
            target="_blank"
            className="text-link break-words"
          >
            {address}
          </a>
        ) : null}
        {isMember ? (
          <Link to={href("/crm/leads/:id/edit", { id })} className="text-link">
            Edit<span className="sr-only"> name, phone, email, and address</span>
          </Link>
        ) : null}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex">
        {dial ? (
          <LinkButton href={dial} size="large" className="col-span-2">
            Call {formatPhone(phone, phoneExtension)}
          </LinkButton>
        ) : null}
        {phone && canWrite ? (
          <Link
            to={writeHref(id, "sms")}
            className={buttonStyle("secondary", "large", email ? undefined : "col-span-2")}
          >
            Text
          </Link>
        ) : null}
        {email && canWrite ? (
          <Link
            to={writeHref(id, "email")}
            className={buttonStyle(
              phone ? "secondary" : "primary",
              "large",
              phone ? undefined : "col-span-2",
            )}
          >
            Email
          </Link>
        ) : null}
      </div>
      <OwnPhoneText phone={phone} />
    </header>
  );
}
