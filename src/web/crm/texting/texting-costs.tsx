import { Form } from "react-router";
import { readOwnCosts } from "~/domains/office/index.server.ts";
import { saveOwnBudget } from "~/domains/phone-numbers/index.server.ts";
import {
  centsOf,
  centsOfKind,
  type MonthCosts,
  ownBudgetSchema,
} from "~/domains/phone-numbers/index.ts";
import { centsField, formatCents, longDay, monthName } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { check } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import type { Route } from "./+types/texting-costs";

export const meta: Route.MetaFunction = () => [{ title: "Texting costs" }];

export async function loader({ context }: Route.LoaderArgs) {
  return readOwnCosts(context.get(platformContext), context.get(memberContext));
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    read: (typed) => check(ownBudgetSchema, typed),
    call: ({ platform }, request) => saveOwnBudget(platform, member, request),
  });
  if (!result.ok) return showAgain(result, { values: result.values });
  return { message: "Budget saved.", errors: {}, values: undefined };
}

/** The business's costs of texts, calls, and numbers, and its budget for texts. */
export default function TextingCosts({ loaderData, actionData }: Route.ComponentProps) {
  const { months, budget } = loaderData;
  const [current] = months;
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <header>
        <h1 className="text-2xl">Texting costs</h1>
        <p className="mt-1 text-muted">
          What your texts, calls, and numbers cost us. You aren’t billed for them separately.
        </p>
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <BudgetCard budget={budget} refused={refused} />
      {current ? <MonthCard costs={current} /> : null}
      <Months months={months} />
    </div>
  );
}

type Budget = Route.ComponentProps["loaderData"]["budget"];
type BudgetCardProps = {
  budget: Budget;
  refused:
    | { values: Record<string, unknown> | undefined; errors: Record<string, string> }
    | undefined;
};

/** How much of the month's budget is used, with the form to change it. */
function BudgetCard({ budget, refused }: BudgetCardProps) {
  const { cents, maxCents, ownCents, usedCents, level, resetsOn, mayChange } = budget;
  const percent = cents === 0 ? 100 : Math.min(100, Math.floor((usedCents / cents) * 100));
  return (
    <Card as="section" aria-labelledby="budget" className="flex flex-col gap-4 max-sm:p-4">
      <h2 id="budget" className="text-lg">
        Text budget
      </h2>
      {level === "warning" ? (
        <Alert tone="warning" title="You’ve used most of this month’s budget">
          When it’s used up, follow-ups and other automatic texts go on hold until{" "}
          {longDay(resetsOn)}. Texts about appointments are still sent, and you can text customers
          yourself.
        </Alert>
      ) : null}
      {level === "reached" ? (
        <Alert tone="bad" title="This month’s budget is used up">
          Follow-ups and other automatic texts are on hold until {longDay(resetsOn)}, or until the
          budget is raised, and missed callers get no text. Texts about appointments are still sent,
          and you can text customers yourself.
        </Alert>
      ) : null}
      <Progress
        value={percent}
        label={`${formatCents(usedCents)} of ${formatCents(cents)} used this month`}
      />
      {mayChange ? (
        <Form method="post" noValidate className="flex max-w-sm flex-col items-start gap-3">
          <TextField
            name="budget"
            label="Monthly budget ($)"
            hint={`Up to ${formatCents(maxCents)}. Leave blank for that amount.`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={20}
            defaultValue={refused ? String(refused.values?.budget ?? "") : centsField(ownCents)}
            error={refused?.errors.budget}
          />
          <Button type="submit">Save budget</Button>
        </Form>
      ) : null}
    </Card>
  );
}

const dollars = (micros: number) => formatCents(centsOf(micros));

/** This month's costs, line by line. */
function MonthCard({ costs: { month, lines, micros } }: { costs: MonthCosts }) {
  return (
    <Card as="section" aria-labelledby="month" className="max-sm:p-4">
      <h2 id="month" className="text-lg">
        {monthName(month)}: {dollars(micros)}
      </h2>
      {lines.length === 0 ? <p className="mt-1 text-muted">No costs yet.</p> : null}
      <DescriptionList
        items={lines.map((line) => ({
          term: line.item,
          description: `${dollars(line.micros)} (${line.quantity})`,
        }))}
      />
      <p className="mt-3 text-sm text-muted">
        The latest texts are estimates until the phone company bills them. A long text, or one with
        emoji, counts as several segments.
      </p>
    </Card>
  );
}

/** The last twelve months. */
function Months({ months }: { months: readonly MonthCosts[] }) {
  return (
    <Table caption="Last 12 months" whole>
      <thead>
        <tr>
          <Th>Month</Th>
          <Th numeric>Texts</Th>
          <Th numeric>Calls</Th>
          <Th numeric>Numbers</Th>
          <Th numeric>Total</Th>
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, lines, micros }) => (
          <tr key={month}>
            <Th scope="row">{monthName(month)}</Th>
            <Td numeric>{formatCents(centsOfKind(lines, "texts"))}</Td>
            <Td numeric>{formatCents(centsOfKind(lines, "calls"))}</Td>
            <Td numeric>{formatCents(centsOfKind(lines, "numbers"))}</Td>
            <Td numeric>{dollars(micros)}</Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
