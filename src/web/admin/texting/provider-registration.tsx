import { Form, href, Link } from "react-router";
import type { FoundRegistration } from "~/domains/phone-numbers/index.server.ts";
import { statusLabels } from "~/domains/phone-numbers/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

/** What the owner submitted through the provider: state, codes, and history. */
export function ProviderRegistration({ registration }: { registration: FoundRegistration }) {
  const mayChange = useMayChange();
  const format = useFormatDate();
  const { kind, legalName, einLast4, problem, errors, ids, history } = registration;
  const { isSimulated, approvedBy, reviewSince, conflicts } = registration;
  return (
    <Card as="section" aria-labelledby="submitted">
      <h2 id="submitted" className="text-lg">
        Submitted by the owner
      </h2>
      <DescriptionList
        items={[
          {
            term: "Status",
            description: labelOf(registration),
          },
          { term: "Legal name", description: legalName },
          {
            term: "Type",
            description:
              kind === "standard" ? `With an EIN ending in ${einLast4}` : "Without an EIN",
          },
          ...(approvedBy ? [{ term: "Approved by", description: approverOf(approvedBy) }] : []),
          ...conflicts.map(({ contractorId: id, businessName, same }) => ({
            term: `Same ${same}`,
            description: (
              <Link to={href("/admin/contractors/:id/texting", { id })} className="text-link">
                {businessName}
              </Link>
            ),
          })),
          ...(problem ? [{ term: "Problem", description: problem }] : []),
          ...errors.map(({ label, text, owner }) => ({
            term: label,
            description: text ? `${owner} The provider says: ${text}` : owner,
          })),
          ...ids.map(({ label, id }) => ({
            term: `Provider’s ${label}`,
            description: <span className="break-all">{id}</span>,
          })),
        ]}
      />
      <h3 className="mt-4 font-semibold">History</h3>
      <ul className="mt-1 text-sm">
        {history.map(({ status: was, codes, at }) => (
          <li key={`${at.toISOString()} ${was}`}>
            {format(at, "MMM d, h:mm a")}: {statusLabels[was]}
            {codes.length > 0 ? ` (${codes.join(", ")})` : ""}
          </li>
        ))}
      </ul>
      {mayChange && reviewSince ? <ReviewForm /> : null}
      {mayChange && !reviewSince ? (
        <Form method="post" className="mt-4 flex flex-wrap gap-3">
          {isSimulated ? (
            <Submit intent="simulate-approval">Simulate approval</Submit>
          ) : (
            <Submit intent="check-registration">Check now</Submit>
          )}
        </Form>
      ) : null}
      {registration.isStopped ? <StoppedForm mayChange={mayChange} /> : null}
    </Card>
  );
}

function labelOf({ status, isSimulated, reviewSince }: FoundRegistration): string {
  if (reviewSince) return "Waiting for review";
  return isSimulated ? "Saved, not submitted" : statusLabels[status];
}

const approverOf = (name: string) =>
  name === "simulation" ? "Simulation (no carrier was contacted)" : "Carriers";

function Submit({ intent, children }: { intent: string; children: string }) {
  return (
    <Button type="submit" name="intent" value={intent} variant="secondary" size="small">
      {children}
    </Button>
  );
}

/** Someone may have entered another business's details, so staff decide; the owner doesn't see why it waits. */
function ReviewForm() {
  return (
    <Form method="post" className="mt-4 flex flex-col items-start gap-3">
      <p>
        Another business registered with the same details. Find out who they belong to. The owner
        only sees that we’re checking.
      </p>
      <div className="flex flex-wrap gap-3">
        <Submit intent="submit-reviewed">Submit to carriers</Submit>
        <Submit intent="send-back">Send back to the owner</Submit>
      </div>
    </Form>
  );
}

function StoppedForm({ mayChange }: { mayChange: boolean }) {
  return (
    <Form method="post" className="mt-4 flex flex-col items-start gap-3">
      <p>
        Rejected too many times, so the owner can’t resubmit. Each review costs a fee. Help them fix
        it first.
      </p>
      {mayChange ? <Submit intent="allow-resubmission">Allow resubmission</Submit> : null}
    </Form>
  );
}
