import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { ListedApplication, ShownApplication } from "~/domains/growth/index.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { BulkBox } from "~/web/admin/lists/list-table.tsx";
import { EmailLink } from "~/web/shared/frame/contact-links.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { applicationLabels, applicationTones } from "./application-labels.ts";

/** One application with its answers, and its decision or the form for it. */
export function ApplicationCard({ application }: { application: ShownApplication }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { applicationStatus: status } = application;
  return (
    <Card as="li" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {status === "pending" ? (
          <BulkBox id={application.id} name={application.businessName} />
        ) : null}
        <div className="min-w-0 grow">
          <h2 className="text-lg break-words">{application.businessName}</h2>
          <p className="text-sm break-words text-muted">
            {application.contactName} · applied {format(application.createdAt, "MMM d, yyyy")}
          </p>
        </div>
        <div className="flex flex-wrap justify-end gap-2">
          {application.suspicion ? <Badge tone="warning">Looks like a bot</Badge> : null}
          {status === "pending" ? <AddressBadge application={application} /> : null}
          <Badge tone={applicationTones[status]}>{applicationLabels[status]}</Badge>
        </div>
      </div>
      <div className="grid items-start gap-5 border-t border-line pt-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-8">
        <Facts application={application} />
        {status === "pending" ? (
          <div className="flex flex-col gap-3">
            <p className="text-sm break-words">{describeApproval(application)}</p>
            {mayChange && <ApplicationReview application={application} />}
          </div>
        ) : (
          <Reviewed application={application} />
        )}
      </div>
    </Card>
  );
}

function AddressBadge({ application: { emailConfirmedAt } }: { application: ShownApplication }) {
  return emailConfirmedAt ? (
    <Badge tone="good">Email confirmed</Badge>
  ) : (
    <Badge tone="warning">Email not confirmed</Badge>
  );
}

/** Says which account an approval would attach to. */
function describeApproval({ emailConfirmedAt, attachesTo }: ShownApplication): string {
  if (attachesTo === null) return "Approval will create a new contractor.";
  if (emailConfirmedAt) return `Approval will attach to ${attachesTo}.`;
  return `Approval now will create a new contractor. Once the applicant confirms the email address, it will attach to ${attachesTo}.`;
}

function Reviewed({ application }: { application: ListedApplication }) {
  const format = useFormatDate();
  const { applicationStatus, reviewedAt, adminNotes } = application;
  return (
    <div className="text-sm" data-reviewed tabIndex={-1}>
      <p className="text-muted">
        {reviewedAt
          ? `Reviewed on ${format(reviewedAt, "MMM d, yyyy HH:mm")}`
          : applicationLabels[applicationStatus]}
      </p>
      {adminNotes ? (
        <p className="mt-2 break-words whitespace-pre-wrap">
          <span className="font-semibold">Admin notes:</span> {adminNotes}
        </p>
      ) : null}
    </div>
  );
}

function Facts({ application }: { application: ListedApplication }) {
  const leads = (number: number | null) => (number === null ? "Not given" : `${number} per month`);
  const notifications = [
    application.emailNotifications ? "Email" : "",
    application.smsNotifications ? "SMS" : "",
  ].filter(Boolean);
  const facts: [string, React.ReactNode][] = [
    ["Email", <EmailLink key="email" email={application.email} />],
    ["Phone", formatPhone(application.phone)],
    ["Services", application.services.join(", ")],
    ["Service areas", application.serviceAreas.join(", ")],
    ["Years experience", application.yearsExperience],
    ["Lead value range", application.leadValueRange],
    ["Current monthly leads", leads(application.currentMonthlyLeads)],
    ["Target monthly leads", leads(application.targetMonthlyLeads)],
    ["Notifications", notifications.join(", ") || "None"],
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 text-sm xl:grid-cols-3">
      {facts.map(([term, description]) => (
        <div key={term} className="min-w-0 first:max-sm:col-span-2">
          <dt className="text-xs font-semibold text-muted">{term}</dt>
          <dd className="break-words">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Notes, Approve and Reject for a pending application. */
function ApplicationReview({ application: { id } }: { application: ListedApplication }) {
  const form = useRef<HTMLFormElement>(null);
  const { formData, formMethod } = useNavigation();
  const busy = formMethod === "POST" && formData?.get("application_id") === id;
  useEffect(() => {
    const { current } = form;
    const card = current?.closest("li");
    return () => {
      // After a decision, focus moves to its result, not to the top of the page.
      if (current?.contains(document.activeElement)) {
        queueMicrotask(() => card?.querySelector<HTMLElement>("[data-reviewed]")?.focus());
      }
    };
  }, []);
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="application_id" value={id} />
      <TextAreaField
        name="admin_notes"
        id={`admin_notes-${id}`}
        label="Admin notes"
        hint="Only staff can see these."
        optional
        rows={2}
        className="text-sm"
        maxLength={4000}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="approved" size="small" disabled={busy}>
          Approve
        </Button>
        <Button
          type="submit"
          name="decision"
          value="rejected"
          size="small"
          variant="secondary"
          disabled={busy}
        >
          Reject
        </Button>
      </div>
    </Form>
  );
}
