import type { ReactNode } from "react";
import { Form } from "react-router";
import { planLabels } from "~/domains/identity/index.ts";
import type {
  FoundContractor,
  findSuspension,
  readContractorMail,
} from "~/domains/operations/index.server.ts";
import { type Attribution, describeTouch } from "~/domains/shared/index.ts";
import { formatPhone, telHref } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

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

export type RefusedFields = Readonly<
  Record<string, { typed: string; problem: string } | undefined>
>;

type EditContactProps = {
  account: { businessName: string; name: string; email: string; phone: string | null };
  /** Values that the form shows, to detect changes by others. */
  seen: string;
  refused: RefusedFields | null;
};

/** Edits the name and contact details of a business. */
export function EditContact({ account, seen, refused }: EditContactProps) {
  if (!useMayChange()) return null;
  const isRefused = refused?.["contact.email"] !== undefined;
  const fact = (name: string, shown: string | null) => ({
    name,
    id: `contact-${name}`,
    defaultValue: refused?.[`contact.${name}`]?.typed ?? shown ?? "",
    error: refused?.[`contact.${name}`]?.problem || undefined,
  });
  return (
    <Disclosure isOpen={isRefused}>
      <summary className="text-link cursor-pointer py-2 text-sm font-semibold">
        Edit contact details
      </summary>
      <Form method="post" noValidate className="mt-3 flex flex-col gap-3">
        <input type="hidden" name="seen" value={seen} />
        <TextField {...fact("business_name", account.businessName)} label="Business name" />
        <TextField {...fact("name", account.name)} label="Contact name" />
        <TextField
          {...fact("email", account.email)}
          label="Email"
          type="email"
          hint="If you change it, we’ll email the new address to confirm it."
        />
        <TextField {...fact("phone", account.phone)} label="Phone" type="tel" />
        <Button
          type="submit"
          name="intent"
          value="save-contact"
          size="small"
          className="self-start"
        >
          Save contact details
        </Button>
      </Form>
    </Disclosure>
  );
}

type SuspendedProps = { suspension: NonNullable<Awaited<ReturnType<typeof findSuspension>>> };

/** Shows why a business is suspended, with a button to end it. */
export function Suspended({ suspension }: SuspendedProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { reason, suspendedBy, createdAt } = suspension;
  return (
    <Alert tone="warning" title="Suspended">
      <p className="break-words">
        Suspended {format(createdAt, "MMM d, yyyy h:mm a")} by {suspendedBy}. Reason: {reason}
      </p>
      <p className="mt-1">
        Its pages are offline, and its messages are on hold. Its team can still sign in, read, and
        export.
      </p>
      {mayChange ? (
        <Form method="post" className="mt-3">
          <Button type="submit" name="intent" value="end-suspension" size="small">
            End suspension
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}

type SuspendProps = { refused: { typed: string; problem: string } | undefined };

/** Suspends a business after confirmation, with a reason for staff. */
export function Suspend({ refused }: SuspendProps) {
  if (!useMayChange()) return null;
  return (
    <Card as="section" id="suspend">
      <h2 className="text-lg">Suspend</h2>
      <p className="mt-2 text-sm">
        Takes its pages offline. No messages are sent to its customers until you end the suspension.
      </p>
      <div className="mt-3">
        <ConfirmAction
          label="Suspend this business"
          subject={null}
          buttonStyle={{ variant: "secondary", size: "small" }}
          isOpen={refused !== undefined}
          consequence="Other businesses can take its territories. Follow-ups pause, and messages stay on hold."
          yes="Suspend"
          intent="suspend"
        >
          <TextField
            name="reason"
            id="suspend-reason"
            label="Reason"
            hint="Only staff can see this."
            defaultValue={refused?.typed ?? ""}
            error={refused?.problem}
          />
        </ConfirmAction>
      </div>
    </Card>
  );
}
