import { Form, href, Link } from "react-router";
import type { findLead } from "~/domains/leads/index.server.ts";
import { quarantineReasonLabels, urgencyLabels } from "~/domains/leads/index.ts";
import { describeTouch } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Enquiry = NonNullable<Awaited<ReturnType<typeof findLead>>>["enquiries"][number];

export const consentLabels = {
  informational_sms: "Texts about the request",
  marketing_sms: "Marketing texts",
  marketing_voice: "Automated calls",
} as const;

/** The customer's requests with their consents, newest first. */
export function LeadEnquiries({ leadId, enquiries }: { leadId: string; enquiries: Enquiry[] }) {
  return (
    <Card as="section">
      <h2 className="text-lg">Requests</h2>
      <ol className="mt-2 divide-y divide-line">
        {enquiries.map((enquiry) => (
          <li key={enquiry.id} className="flex flex-col gap-3 py-4 last:pb-0">
            <EnquiryText enquiry={enquiry} />
            {enquiry.consents.length > 0 ? (
              <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
                {enquiry.consents.map(({ id, kind }) => (
                  <li key={id}>
                    Consent:{" "}
                    <Link
                      to={href("/admin/leads/:id/consents/:consentId", {
                        id: leadId,
                        consentId: id,
                      })}
                      className="text-link"
                    >
                      {consentLabels[kind]}
                    </Link>
                  </li>
                ))}
              </ul>
            ) : null}
            {enquiry.quarantineReason ? <Quarantined enquiry={enquiry} /> : null}
          </li>
        ))}
      </ol>
    </Card>
  );
}

function EnquiryText({ enquiry }: { enquiry: Enquiry }) {
  const format = useFormatDate();
  const cameFrom = enquiry.attribution ? describeTouch(enquiry.attribution.last) : "Unknown";
  return (
    <div>
      <p className="flex flex-wrap gap-x-3 text-sm text-muted">
        <time dateTime={new Date(enquiry.createdAt).toISOString()}>
          {format(enquiry.createdAt, "MMM d, yyyy h:mm a")}
        </time>
        {enquiry.zipCode ? <span>ZIP {enquiry.zipCode}</span> : null}
        <span>{urgencyLabels[enquiry.urgency]}</span>
        <span>Source: {cameFrom}</span>
      </p>
      <p className="mt-1 break-words whitespace-pre-wrap">{enquiry.need}</p>
    </div>
  );
}

/** Why a request was flagged, and the decision or the buttons for it. */
function Quarantined({ enquiry }: { enquiry: Enquiry }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const reason = enquiry.quarantineReason && quarantineReasonLabels[enquiry.quarantineReason];
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-sunken p-3">
      <p className="text-sm">
        <Badge tone="warning">Flagged</Badge> <span className="ml-1">{reason}</span>
      </p>
      {enquiry.reviewedAt ? (
        <p className="text-sm text-muted">
          {enquiry.review === "released" ? "Released" : "Discarded"}{" "}
          {format(enquiry.reviewedAt, "MMM d, h:mm a")}
        </p>
      ) : mayChange ? (
        <Form method="post" className="flex gap-2">
          <input type="hidden" name="enquiry_id" value={enquiry.id} />
          <Button type="submit" name="intent" value="release" size="small">
            Release
          </Button>
          <Button type="submit" name="intent" value="discard" size="small" variant="secondary">
            Discard
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
