import { Form } from "react-router";
import { planKeys, planLabels } from "~/domains/identity/contractors/contractors.ts";
import type { findPlanOf } from "~/domains/publishing/plans/find-plan.server.ts";
import { longDay } from "~/domains/shared/time-zones/local-day.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

type Found = Awaited<ReturnType<typeof findPlanOf>>;

type ContractorPlanProps = {
  found: Found;
  refused: { typed: string; problem: string } | undefined;
};

/** The plan of a business, as recorded by staff. */
export function ContractorPlan({ found, refused }: ContractorPlanProps) {
  const { current, selectedPlan, silentSince } = found;
  const mayChange = useMayChange();
  return (
    <Card as="section" id="plan">
      <h2 className="text-lg">Plan</h2>
      <p className="mt-2 text-sm">{wordsOf(found)}</p>
      {silentSince ? (
        <p className="mt-2 text-sm">
          No subscription status from Stripe since {longDay(silentSince)}.
        </p>
      ) : null}
      {silentSince && mayChange ? (
        <ConfirmAction
          label="Deleted in Stripe? End the plan"
          subject={null}
          look={{ variant: "secondary", size: "small" }}
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
  const said = {
    active: `${name}, paid through ${longDay(paidUntil)}.`,
    canceled: `${name}, canceled. Ends after ${longDay(lastDay)}.`,
    past_due: `${name}, past due since ${longDay(paidUntil)}. Ends after ${longDay(lastDay)}.`,
    ended: `${name}, ended. To renew, set a new date and publish its pages again.`,
  };
  return said[state] + wants;
}
