import { href, Link } from "react-router";
import { zoneName } from "~/domains/follow-ups/index.ts";
import { findConsent } from "~/domains/leads/index.server.ts";
import { dateFormat } from "~/domains/shared/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { useSite } from "~/web/shared/frame/use-site.ts";
import type { Route } from "./+types/consent-certificate";
import { consentLabels } from "./lead-enquiries.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const [leadId, consentId] = [readId(params.id), readId(params.consentId)];
  const platform = context.get(platformContext);
  if (!leadId || !consentId) throw notFound();
  const consent = await findConsent(platform, context.get(staffContext), leadId, consentId);
  if (!consent) throw notFound();
  const { timeZone } = platform.settings;
  const times = [timeZone, "UTC"].map((zone) => exactTime(consent.createdAt, zone));
  return { consent, leadId, time: `${times[0]} (${times[1]})` };
}

/** Formats a time as "Nov 26, 2026, 5:52:22 PM Central Time". */
function exactTime(moment: Date, timeZone: string): string {
  const clock = dateFormat({ dateStyle: "medium", timeStyle: "medium", timeZone }).format(moment);
  return `${clock.replaceAll("\u202f", " ")} ${timeZone === "UTC" ? "UTC" : zoneName(timeZone)}`;
}

export const meta: Route.MetaFunction = () => [{ title: "Consent certificate" }];

/** Printable record of a homeowner's consents: what, when, where and how (`leads.consent`). */
export default function ConsentCertificate({ loaderData }: Route.ComponentProps) {
  const { consent, leadId, time } = loaderData;
  const { siteName } = useSite();
  return (
    <article className="raised mx-auto max-w-3xl rounded-2xl bg-surface p-6 sm:p-10 print:p-0 print:shadow-none">
      <p className="print:hidden">
        <Link to={href("/admin/leads/:id", { id: leadId })} className="text-link text-sm">
          Back to the lead
        </Link>
      </p>
      <header className="mt-4 border-b border-line pb-4 print:mt-0">
        <p className="text-sm text-muted">{siteName}</p>
        <h1 className="text-2xl">Consent certificate</h1>
        <p className="mt-1 text-muted">
          {consentLabels[consent.kind]} from {consent.businessName}
        </p>
      </header>
      <blockquote className="my-6 border-l-4 border-brand pl-4 text-lg">
        {consent.wording}
      </blockquote>
      <DescriptionList
        items={[
          { term: "Given by", description: consent.name },
          { term: "Phone number", description: formatPhone(consent.phone) },
          { term: "Given to", description: consent.businessName },
          { term: "Time", description: time },
          {
            term: "Web page",
            description: <span className="break-all">{consent.page || "Not provided"}</span>,
          },
          { term: "IP address", description: consent.ipAddress },
          {
            term: "Browser",
            description: <span className="break-words">{consent.userAgent || "Not provided"}</span>,
          },
          { term: "Wording", description: `Version ${consent.wordingVersion}` },
          { term: "Record", description: <span className="break-all">{consent.id}</span> },
        ]}
      />
      <p className="mt-6 text-sm text-muted">
        This wording appeared next to a box that wasn’t pre-checked, and the person checked it. The
        consent applies to {consent.businessName} only. We keep this record for five years.
      </p>
      <p className="mt-4 text-sm text-muted print:hidden">
        Print this page with Ctrl+P or ⌘P. Only the certificate prints.
      </p>
    </article>
  );
}
