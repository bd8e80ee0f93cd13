import { Form } from "react-router";
import {
  addSpend,
  deleteSpend,
  type ListedSpend,
  listSpend,
} from "~/domains/growth/index.server.ts";
import { formatDays } from "~/domains/growth/index.ts";
import { findOwnZone } from "~/domains/schedule/index.server.ts";
import { dayOf, formatCents, type LocalDay, monthName } from "~/domains/shared/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import type { Route } from "./+types/spend";

export const meta: Route.MetaFunction = () => [{ title: "Ad spend" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const before = readId(new URL(request.url).searchParams.get("before"));
  const list = await listSpend(platform, reader, before);
  const zone = await findOwnZone(platform, reader);
  return { ...list, before, today: dayOf(platform.clock.now(), zone) };
}

export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const result = await runForm(args, {
    call: async ({ platform, body }) => {
      if (body.intent !== "delete") return addSpend(platform, member, body);
      const id = readId(body.spend_id);
      if (!id) throw notFound();
      return deleteSpend(platform, member, id);
    },
  });
  const { values } = result;
  if (result.ok) {
    const message = values.intent === "delete" ? "Spend deleted." : "Spend added.";
    return { message, errors: {}, values: undefined };
  }
  if (result.code === "not_found") throw notFound();
  return showAgain(result, { values });
}

/** Marketing spend of the business, entered by hand. */
export default function SpendPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, before, today } = loaderData;
  const isMember = useIsMember();
  const refused = actionData?.values ? actionData : undefined;
  return (
    <div className="flex max-w-3xl flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <TouchLink to="/crm/analytics">Analytics</TouchLink>
          <h1 className="text-2xl">Ad spend</h1>
          <p className="mt-1 text-muted">
            What you spend on ads and other marketing. We use it for your cost per lead and per job.
          </p>
        </div>
        {isMember ? (
          <LinkButton href="/crm/analytics/spend/import" variant="secondary">
            Import CSV
          </LinkButton>
        ) : null}
      </header>
      {actionData?.message ? (
        <Alert tone={refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      {isMember ? (
        <Card as="section" aria-labelledby="new-spend" className="max-sm:p-4">
          <h2 id="new-spend" className="mb-3 text-lg">
            Add spend
          </h2>
          <SpendForm today={today} refused={refused} />
        </Card>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title="No ad spend yet">
          Monthly totals are fine: what you paid for Google Ads, a mailer, or a listing.
        </EmptyState>
      ) : (
        <>
          <SpendRows rows={rows} />
          <p>
            <FileLink href="/crm/analytics/spend.csv">Download as CSV</FileLink>
          </p>
        </>
      )}
      <ListPager
        firstHref={before ? "/crm/analytics/spend" : null}
        firstLabel="Newest first"
        nextHref={next ? `/crm/analytics/spend?before=${next}` : null}
        nextLabel="Older"
      />
    </div>
  );
}

/** Recorded spend, latest first. */
function SpendRows({ rows }: { rows: readonly ListedSpend[] }) {
  const isMember = useIsMember();
  return (
    <ul className="raised divide-y divide-line rounded-2xl bg-surface">
      {rows.map((row) => (
        <li
          key={row.id}
          className="flex flex-wrap items-start justify-between gap-x-3 px-4 py-2 sm:px-6"
        >
          <div className="min-w-0 grow basis-40">
            <p className="font-semibold break-words">{row.source}</p>
            <p className="text-sm break-words text-muted">
              {formatDays(row)} · {row.memberName}
            </p>
          </div>
          <div className="flex items-start gap-2">
            <span className="py-2.5 tabular-nums">{formatCents(row.cents)}</span>
            {isMember ? (
              <ConfirmAction
                label="Delete"
                subject={`${row.source}, ${formatDays(row)}`}
                consequence="Your cost per lead won’t include it."
                yes="Delete permanently"
                intent="delete"
                fields={{ spend_id: row.id }}
              />
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}

type SpendFormProps = {
  today: LocalDay;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Common sources; others can be typed. */
const commonSources = [
  "Google Ads",
  "Facebook Ads",
  "Microsoft Ads",
  "Yelp",
  "Nextdoor",
  "Mailers",
];

/** Number of past months to select from. */
const months = 14;

/** Records spend on a source for a month or a date range. */
function SpendForm({ today, refused }: SpendFormProps) {
  const errors = refused?.errors ?? {};
  const typed = (name: string, otherwise = "") => typedText(refused?.values, name) ?? otherwise;
  const form = useFreshForm(refused !== undefined);
  const field = (name: string, label: string, props: object = {}) => (
    <TextField
      name={name}
      label={label}
      defaultValue={typed(name)}
      error={errors[name]}
      {...props}
    />
  );
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {field("source", "Source", { maxLength: 80, list: "usual-sources" })}
        <datalist id="usual-sources">
          {commonSources.map((source) => (
            <option key={source} value={source} />
          ))}
        </datalist>
        {field("amount", "Amount", { inputMode: "decimal" })}
        <SelectField
          name="month"
          label="Month"
          options={monthsUpTo(today)}
          defaultValue={typed("month", today.slice(0, 7))}
          error={errors.month}
        />
      </div>
      <Disclosure isOpen={Boolean(typed("first_on") || typed("last_on") || errors.first_on)}>
        <summary className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm font-semibold">
          Other dates
        </summary>
        <div className="grid items-start gap-4 pt-1 sm:grid-cols-3">
          {field("first_on", "Start date", { type: "date", optional: true })}
          {field("last_on", "End date", { type: "date", optional: true })}
        </div>
      </Disclosure>
      <Button type="submit" className="self-start">
        Add spend
      </Button>
    </Form>
  );
}

/** This month and earlier ones, as select options. */
function monthsUpTo(today: LocalDay) {
  const [year = 0, month = 1] = today.split("-").map(Number);
  return Array.from({ length: months }, (_, back) => {
    const first = new Date(Date.UTC(year, month - 1 - back, 1, 12));
    const value = first.toISOString().slice(0, 7);
    return { value, label: monthName(value) };
  });
}
