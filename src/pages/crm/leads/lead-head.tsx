import { serviceTitle } from "~/features/business-pages/business-pages.ts";
import type { FoundOwnLead } from "~/features/leads/own/find-own-lead.server.ts";
import { formatPhone, telLink } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { TouchLink } from "../frame/touch-link.tsx";
import { StageBadge } from "./stage-badge.tsx";

/** Who it is, and the ways to reach them, the quickest first. */
export function LeadHead({ lead, ago }: { lead: FoundOwnLead["lead"]; ago: string }) {
  const { phone, phoneExtension, email, service, city, state } = lead;
  return (
    <header>
      <TouchLink to="/crm/leads">Leads</TouchLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl break-words">{lead.name}</h1>
        <StageBadge stage={lead.stage} />
      </div>
      <p className="mt-1 text-muted">
        {serviceTitle(service)} · {city}, {state} · asked {ago === "just now" ? ago : `${ago} ago`}
      </p>
      <div className="mt-4 grid grid-cols-2 gap-2 sm:flex">
        {phone ? (
          <LinkButton href={telLink(phone, phoneExtension)} size="large" className="col-span-2">
            Call {formatPhone(phone, phoneExtension)}
          </LinkButton>
        ) : null}
        {phone ? (
          <LinkButton
            href={`sms:${phone}`}
            size="large"
            variant="secondary"
            className={email ? undefined : "col-span-2"}
          >
            Text
          </LinkButton>
        ) : null}
        {email ? (
          <LinkButton
            href={`mailto:${email}`}
            size="large"
            variant={phone ? "secondary" : "primary"}
            className={phone ? undefined : "col-span-2"}
          >
            Email
          </LinkButton>
        ) : null}
      </div>
      {phone ? (
        <p className="mt-2 text-sm text-muted">
          Call and Text use your own phone. What you write below leaves from your business’s number
          and stays in the conversation.
        </p>
      ) : null}
    </header>
  );
}
