import { Form } from "react-router";
import type { Team } from "~/domains/identity/index.server.ts";
import { planKeys, planLabels } from "~/domains/identity/index.ts";
import type { findPlanForStaff } from "~/domains/publishing/index.server.ts";
import { longDay, memberRoleLabels } from "~/domains/shared/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type ContractorMembersProps = Team & {
  requestKey: string;
  refused: { typed: string; problem: string } | undefined;
};

/** Members of this business's CRM; staff can help its owners and view the CRM as they do. */
export function ContractorMembers(props: ContractorMembersProps) {
  const { team, invitations, requestKey, refused } = props;
  const mayChange = useMayChange();
  const form = useFreshForm(refused !== undefined);
  const format = useFormatDate();
  return (
    <Card as="section" id="members">
      <h2 className="text-lg">Team</h2>
      {team.length === 0 ? (
        <p className="mt-3 text-sm text-muted">No one can sign in yet.</p>
      ) : null}
      <ul className="mt-2 divide-y divide-line">
        {team.map(({ id, name, email, role, signedInAt }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-2 py-3 text-sm">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
                {name} <Badge>{memberRoleLabels[role]}</Badge>
              </p>
              <p className="break-all text-muted">{email}</p>
              <p className="text-muted">
                {signedInAt
                  ? `Last signed in ${format(signedInAt, "MMM d, yyyy h:mm a")}`
                  : "Hasn’t signed in yet"}
              </p>
            </div>
            {mayChange ? (
              <ConfirmAction
                label="Revoke"
                subject={name}
                consequence={`${name} is signed out right away and needs a new invitation to sign in again.`}
                yes="Revoke access"
                intent="revoke-member"
                fields={{ member_id: id }}
              />
            ) : null}
          </li>
        ))}
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className="py-3 text-sm text-muted">
            <span className="break-all">{email}</span>: invited as {memberRoleLabels[role]} until{" "}
            {format(expiresAt, "MMM d, yyyy")}
          </li>
        ))}
      </ul>
      {mayChange ? (
        <>
          <Form ref={form} method="post" noValidate className="mt-3 flex flex-col gap-3">
            <input type="hidden" name="request_key" value={requestKey} />
            <TextField
              label="Invite an owner"
              name="email"
              id="owner-email"
              type="email"
              autoComplete="off"
              defaultValue={refused?.typed}
              error={refused?.problem}
            />
            <Button
              type="submit"
              name="intent"
              value="invite-owner"
              variant="secondary"
              size="small"
              className="self-start"
            >
              Send invitation
            </Button>
          </Form>
          <Form method="post" className="mt-5 border-t border-line pt-4">
            <Button type="submit" name="intent" value="look" variant="secondary" size="small">
              View as this business
            </Button>
          </Form>
        </>
      ) : null}
    </Card>
  );
}

type Found = Awaited<ReturnType<typeof findPlanForStaff>>;

type ContractorPlanProps = {
  plan: Found;
  refused: { typed: string; problem: string } | undefined;
};

/** The plan of a business, as recorded by staff. */
export function ContractorPlan({ plan, refused }: ContractorPlanProps) {
  const { current, selectedPlan, silentSince } = plan;
  const mayChange = useMayChange();
  return (
    <Card as="section" id="plan">
      <h2 className="text-lg">Plan</h2>
      <p className="mt-2 text-sm">{wordsOf(plan)}</p>
      {silentSince ? (
        <p className="mt-2 text-sm">
          No subscription status from Stripe since {longDay(silentSince)}.
        </p>
      ) : null}
      {silentSince && mayChange ? (
        <ConfirmAction
          label="Deleted in Stripe? End the plan"
          subject={null}
          buttonStyle={{ variant: "secondary", size: "small" }}
          consequence="Its plan ends, its pages go offline, its territories open, and it gets an email."
          yes="End the plan"
          intent="end-lost-plan"
        />
      ) : null}
      {mayChange ? (
        <Form method="post" noValidate className="mt-3 flex flex-col gap-3">
          <SelectField
            name="plan"
            id="chosen-plan"
            label="Plan"
            options={planKeys.map((value) => ({ value, label: planLabels[value] }))}
            defaultValue={selectedPlan ?? current?.plan ?? "starter"}
          />
          <TextField
            name="paid_until"
            label="Paid through"
            type="date"
            defaultValue={refused?.typed ?? current?.paidUntil ?? ""}
            error={refused?.problem}
          />
          <Button
            type="submit"
            name="intent"
            value="set-plan"
            variant="secondary"
            size="small"
            className="self-start"
          >
            Save plan
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}

function wordsOf({ current, selectedPlan }: Found): string {
  const wants =
    selectedPlan && selectedPlan !== current?.plan ? ` Selected: ${planLabels[selectedPlan]}.` : "";
  if (!current) return `No plan yet.${wants}`;
  const { plan, state, paidUntil, lastDay } = current;
  const name = planLabels[plan];
  const descriptions = {
    active: `${name}, paid through ${longDay(paidUntil)}.`,
    canceled: `${name}, canceled. Ends after ${longDay(lastDay)}.`,
    past_due: `${name}, past due since ${longDay(paidUntil)}. Ends after ${longDay(lastDay)}.`,
    ended: `${name}, ended. To renew, set a new date and publish its pages again.`,
  };
  return descriptions[state] + wants;
}
