import type { ReactNode } from "react";
import { Form } from "react-router";
import { planLabels } from "~/domains/identity/contractors/contractors.ts";
import type { FoundContractor } from "~/domains/operations/contractor-list/find-contractor.server.ts";
import type { readContractorMail } from "~/domains/operations/privacy/contractor-mail.server.ts";
import { type Attribution, describeTouch } from "~/domains/shared/attribution/attribution.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";

type ContractorFactsProps = {
  account: FoundContractor["account"];
  attribution: Attribution | null;
  mail: Awaited<ReturnType<typeof readContractorMail>>;
  /** Form that edits them. */
  children: ReactNode;
};

/** The contractor's name, contact details and source. */
export function ContractorFacts({ account, attribution, mail, children }: ContractorFactsProps) {
  const format = useFormatDate();
  const phone = telHref(account.phone);
  const first = attribution ? describeTouch(attribution.first) : "Unknown";
  const last = attribution ? describeTouch(attribution.last) : "Unknown";
  return (
    <Card as="section">
      <h2 className="text-lg">Details</h2>
      <dl className="mt-3 flex flex-col gap-3 text-sm">
        <Fact term="Name">{account.name}</Fact>
        <Fact term="Email">
          <a href={`mailto:${account.email}`} className="text-link break-all">
            {account.email}
          </a>
        </Fact>
        <Fact term="Email confirmed">
          {account.emailVerifiedAt
            ? format(account.emailVerifiedAt, "MMM d, yyyy h:mm a")
            : "Not yet"}
        </Fact>
        <Fact term="Phone">
          {phone ? (
            <a href={phone} className="text-link">
              {formatPhone(account.phone)}
            </a>
          ) : (
            (account.phone ?? "Not given")
          )}
        </Fact>
        <Fact term="Location">
          {[account.city, account.state].filter(Boolean).join(", ") || "Not given"}
        </Fact>
        <Fact term="Plan">{account.selectedPlan ? planLabels[account.selectedPlan] : "None"}</Fact>
        <Fact term="Joined">{format(account.createdAt, "MMM d, yyyy")}</Fact>
        <Fact term="Source">{first}</Fact>
        {last === first ? null : <Fact term="Latest source">{last}</Fact>}
      </dl>
      <div className="mt-3">{children}</div>
      {mail.suppressed ? <Suppressed suppressed={mail.suppressed} /> : null}
    </Card>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs font-semibold text-muted">{term}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

const reasons = {
  deleted: "a person with this address had their data deleted",
  unsubscribed: "the recipient unsubscribed",
  bounced: "an email bounced",
  complained: "the recipient marked an email as spam",
};

type SuppressedProps = {
  suppressed: NonNullable<Awaited<ReturnType<typeof readContractorMail>>["suppressed"]>;
};

/** Why emails to this address are blocked, with a button to turn them back on. */
function Suppressed({ suppressed }: SuppressedProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  return (
    <div className="mt-4">
      <Alert tone="warning" title="Emails to this address are blocked">
        <p className="text-sm">
          On {format(suppressed.createdAt, "MMM d, yyyy")} {reasons[suppressed.reason]}.
        </p>
        {mayChange ? (
          <Form method="post" className="mt-3">
            <Button
              type="submit"
              name="intent"
              value="lift-suppression"
              variant="secondary"
              size="small"
            >
              Turn emails back on
            </Button>
          </Form>
        ) : null}
      </Alert>
    </div>
  );
}
