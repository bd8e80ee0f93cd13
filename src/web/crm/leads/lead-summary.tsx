import { href, Link } from "react-router";
import type { ExplainedChannel, FollowUp } from "~/domains/follow-ups/index.server.ts";
import { formatDuration } from "~/domains/follow-ups/index.ts";
import type { FoundOwnLead } from "~/domains/leads/index.server.ts";
import { leadSourceLabels, lostReasonLabels, urgencyLabels } from "~/domains/leads/index.ts";
import { describeTouch } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Badge, type Tone } from "~/ui/feedback/badge.tsx";
import { buttonStyle } from "~/ui/styles/class-names.ts";
import { CallLink, OwnPhoneText } from "~/web/crm/frame/call-link.tsx";
import { Fold } from "~/web/crm/frame/fold.tsx";
import { mapHref, writeHref } from "~/web/crm/frame/hrefs.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { EmailLink } from "~/web/shared/frame/contact-links.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { StageBadge } from "./move-lead.tsx";

type LeadHeadProps = {
  lead: FoundOwnLead["lead"];
  ago: string;
  /** The latest request in the customer's words. */
  need: string | null;
  /** Whether a message form for the business's number and email is on the page. */
  canWrite: boolean;
  /** Null if there is none. */
  conversationId: string | null;
};

/** Name and contact buttons, fastest first. */
export function LeadHead({ lead, ago, need, canWrite, conversationId }: LeadHeadProps) {
  const { id, phone, phoneExtension, email, address, service, city, state } = lead;
  const dial = telHref(phone, phoneExtension);
  const isMember = useIsMember();
  return (
    <header>
      <TouchLink to="/crm/leads">Leads</TouchLink>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 className="min-w-0 text-2xl break-words">{lead.name}</h1>
        <StageBadge stage={lead.stage} />
        {lead.lostReason ? (
          <span className="text-sm">{lostReasonLabels[lead.lostReason]}</span>
        ) : null}
      </div>
      <p className="mt-1 text-muted">
        {serviceTitle(service)} · {city}, {state} · Requested {ago}
      </p>
      {need ? <p className="mt-1 line-clamp-2 break-words">{need}</p> : null}
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
        {lead.customerId ? (
          <Link to={href("/crm/customers/:id", { id: lead.customerId })} className="text-link">
            Customer
          </Link>
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
      <div className="mt-1 flex flex-wrap gap-x-4">
        <CallLink conversationId={phone ? conversationId : null} />
        <OwnPhoneText phone={phone} />
      </div>
    </header>
  );
}

/** The lead's location, as far as known: an imported lead may not be in the page's town. */
function placeOf(
  { source, city, state }: Pick<FoundOwnLead["lead"], "source" | "city" | "state">,
  zipCode: string | null,
): string {
  if (source === "import") return zipCode ? `ZIP ${zipCode}` : "Not given";
  return `${city}, ${state} ${zipCode ?? ""}`.trim();
}

/** Request, place, urgency and source. */
export function LeadRequest({ leadDetails }: { leadDetails: FoundOwnLead }) {
  const format = useFormatDate();
  const { lead, enquiries, attribution } = leadDetails;
  const [latest, ...earlier] = enquiries;
  return (
    <Fold id="asked" title="Request">
      {latest ? (
        <>
          <p className="text-lg break-words whitespace-pre-wrap">{latest.need}</p>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">How soon</dt>
            <dd className="font-semibold">{urgencyLabels[latest.urgency]}</dd>
            <dt className="text-muted">Where</dt>
            <dd>{placeOf(lead, latest.zipCode)}</dd>
            <dt className="text-muted">Requested</dt>
            <dd>{format(latest.createdAt, "MMM d, h:mm a")}</dd>
            <dt className="text-muted">Source</dt>
            <dd className="min-w-0 break-words">
              {attribution
                ? describeTouch(attribution.last)
                : lead.source === "page"
                  ? "Unknown"
                  : leadSourceLabels[lead.source]}
            </dd>
          </dl>
        </>
      ) : null}
      {earlier.length > 0 ? (
        <details className="mt-3 text-sm">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Earlier requests ({earlier.length})
          </summary>
          <ol className="flex flex-col gap-3">
            {earlier.map(({ id, need, createdAt }) => (
              <li key={id}>
                <p className="text-muted">{format(createdAt, "MMM d, yyyy h:mm a")}</p>
                <p className="break-words whitespace-pre-wrap">{need}</p>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </Fold>
  );
}

type Known = Pick<FoundOwnLead, "enquiries" | "declined"> & {
  lead: Pick<FoundOwnLead["lead"], "phone" | "email">;
};

/** The customer's consents and opt-outs as sentences. Only the gate decides what may be sent. */
function describeConsents({ lead: { phone, email }, enquiries, declined }: Known): string[] {
  const given = new Set(
    enquiries
      .flatMap(({ consents }) => consents)
      .filter((consent) => consent.phone === phone)
      .map(({ kind }) => kind),
  );
  const sentences: string[] = [];
  if (!phone) sentences.push("No phone number on file.");
  else if (declined.includes("sms")) {
    sentences.push("Opted out of texts. No one can text them until they text START.");
  } else if (given.has("informational_sms")) {
    const also = given.has("marketing_sms")
      ? "Marketing texts are OK, too."
      : "No marketing texts.";
    sentences.push(`OK to text about this request. ${also}`);
  } else {
    sentences.push("No text consent. You can call, or text back once they text you.");
  }
  if (given.has("marketing_voice") && !declined.includes("voicemail")) {
    sentences.push("OK to leave automated voicemails.");
  }
  if (!email) sentences.push("No email on file.");
  else if (declined.includes("email")) sentences.push("Opted out of emails.");
  else sentences.push("OK to email.");
  return sentences;
}

/** Who recorded the consents that a member entered, and their wording. */
const recordedConsents = ({ enquiries }: Known): string[] =>
  enquiries
    .flatMap(({ consents }) => consents)
    .flatMap(({ byHand }) =>
      byHand ? [`Recorded by ${byHand.recordedBy}: ${byHand.wording}`] : [],
    );

const channelStates: Record<ExplainedChannel["state"], { label: string; tone: Tone }> = {
  sent: { label: "OK", tone: "good" },
  waits: { label: "Waits", tone: "warning" },
  never: { label: "Not sent", tone: "neutral" },
};

/** Whether texts or emails are sent, and each reason. */
function Channel({ channel, state, sentences }: ExplainedChannel) {
  const { label, tone } = channelStates[state];
  const [plain, ...proof] = sentences;
  return (
    <section aria-label={channel === "sms" ? "Texts" : "Emails"}>
      <h3 className="flex items-center gap-2 text-base font-semibold">
        {channel === "sms" ? "Texts" : "Emails"}
        <Badge tone={tone}>{label}</Badge>
      </h3>
      <p className="mt-1 break-words">{plain}</p>
      <Proof sentences={proof} />
    </section>
  );
}

/** The consent records behind the summary, collapsed. */
function Proof({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <details>
      <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
        Details
      </summary>
      {sentences.map((sentence) => (
        <p key={sentence} className="mb-1 break-words">
          {sentence}
        </p>
      ))}
    </details>
  );
}

/** Times of the request, the alert, the first message and the reply, in one line. */
function LeadSpeed({ speed }: Pick<FollowUp, "speed">) {
  const format = useFormatDate();
  const { requestedAt, alertedAt, acceptedAt, answeredAt } = speed;
  const after = (moment: Date) =>
    `after ${formatDuration(new Date(moment).getTime() - new Date(requestedAt).getTime())}`;
  const parts = [
    `Requested ${format(requestedAt, "MMM d, h:mm a")}`,
    ...(alertedAt ? [`you were alerted ${after(alertedAt)}`] : []),
    ...(acceptedAt ? [`first message ${after(acceptedAt)}`] : []),
    answeredAt ? `they replied ${after(answeredAt)}` : "no reply yet",
  ];
  return <p>{parts.join(" · ")}</p>;
}

type LeadFactsProps = {
  leadDetails: FoundOwnLead;
  followUp: FollowUp | null;
  /** Null while it isn't known. */
  channels: readonly ExplainedChannel[] | null;
};

/** Which messages may be sent and why, and response times. */
export function LeadFacts({ leadDetails, followUp, channels }: LeadFactsProps) {
  return (
    <Fold id="facts" title="Consent and response time">
      <div className="flex flex-col gap-2 text-sm">
        {channels ? (
          channels.map((one) => <Channel key={one.channel} {...one} />)
        ) : (
          <div>
            {describeConsents(leadDetails).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <Proof sentences={recordedConsents(leadDetails)} />
          </div>
        )}
        {followUp ? <LeadSpeed speed={followUp.speed} /> : null}
      </div>
    </Fold>
  );
}
