import { Form, href, Link } from "react-router";
import { readStatement, type Statement, sendStatement } from "~/domains/billing/index.server.ts";
import {
  booksPeriodFields,
  invoiceName,
  statementEntryName,
  statementSums,
} from "~/domains/billing/index.ts";
import { formatCents, shortDay } from "~/domains/shared/index.ts";
import { newRequestKey } from "~/platform/http/commands/request-key.ts";
import { runForm } from "~/platform/http/commands/run-command.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { readId, withQuery } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { ActionToasts } from "~/ui/toasts/action-toasts.tsx";
import { openCustomer } from "~/web/crm/customers/open-customer.server.ts";
import { DoNotContactNotice } from "~/web/crm/forms/do-not-contact.tsx";
import { memberContext, sessionMember } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { respondWithRefusal, respondWithToasts } from "~/web/shared/frame/form-results.server.ts";
import type { Route } from "./+types/statement";
import { PeriodChoice } from "./period-choice.tsx";
import { readChosenPeriod } from "./read-period.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Statement" }];

/** The period of a statement unless another one is chosen. */
const byDefault = "this_year";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { customer } = await openCustomer(platform, reader, params.id);
  const chosen = await readChosenPeriod(platform, reader, request, byDefault);
  const { from, to } = chosen.period;
  const statement = await readStatement(platform, reader, { customerId: customer.id, from, to });
  if (!statement) throw notFound();
  const emails = customer.contacts.flatMap(({ id, kind, value }) =>
    kind === "email" ? [{ value: id, label: value }] : [],
  );
  return { ...chosen, statement, emails, requestKey: newRequestKey() };
}

/** Emails the statement. */
export async function action(args: Route.ActionArgs) {
  const member = sessionMember(args.context);
  const customerId = readId(args.params.id);
  if (!customerId) throw notFound();
  const sent = await runForm(args, {
    async call({ platform, request, body, requestKey }) {
      const { period } = await readChosenPeriod(platform, member, request, byDefault);
      const { from, to } = period;
      const contactId = readId(body.contact);
      return sendStatement(platform, member, { customerId, contactId, requestKey, from, to });
    },
  });
  if (!sent.ok) {
    const title = { title: "Not Sent", description: "Please refresh and try again." };
    return respondWithRefusal(sent, title, {}, { values: sent.values });
  }
  return respondWithToasts({ title: "Sent", description: "The statement is on its way by email." });
}

/** A customer's account in a period, to print, download, or email. */
export default function StatementPage({ loaderData, actionData }: Route.ComponentProps) {
  const { period, statement, emails, requestKey } = loaderData;
  const { customer, entries } = statement;
  const isMember = useIsMember();
  const { id } = customer;
  const path = href("/crm/customers/:id/statement", { id });
  return (
    <div className="flex flex-col gap-5">
      <div>
        <TouchLink to={href("/crm/customers/:id", { id })}>{customer.name}</TouchLink>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl">Statement</h1>
          <LinkButton
            href={withQuery(`${path}.pdf`, booksPeriodFields(period))}
            variant="secondary"
          >
            Download PDF
          </LinkButton>
        </div>
      </div>
      <ActionToasts toasts={actionData?.toasts} />
      <PeriodChoice {...loaderData} path={path} />
      <Card className="max-w-2xl max-sm:p-4">
        <dl className="grid grid-cols-[minmax(0,1fr)_max-content] gap-x-4 gap-y-1">
          {statementSums(statement).map(([label, cents], at, all) => (
            <div
              key={label}
              className={at === all.length - 1 ? "contents text-xl font-bold" : "contents"}
            >
              <dt>{label}</dt>
              <dd className="text-right tabular-nums">{formatCents(cents)}</dd>
            </div>
          ))}
        </dl>
      </Card>
      {entries.length === 0 ? (
        <EmptyState title="Nothing in this period">
          Choose a longer period to see invoices and payments.
        </EmptyState>
      ) : (
        <Entries statement={statement} />
      )}
      {isMember ? (
        <Card as="section" aria-labelledby="send" className="max-w-2xl max-sm:p-4">
          <h2 id="send" className="text-lg">
            Send by email
          </h2>
          <DoNotContactNotice isMarked={customer.doNotContact} />
          {emails.length > 0 ? (
            <Form method="post" className="mt-3 flex flex-wrap items-start gap-3">
              <input type="hidden" name="request_key" value={requestKey} />
              <div className="min-w-0 grow">
                <SelectField
                  name="contact"
                  label="Send to"
                  options={emails}
                  error={actionData?.refused?.errors.contact}
                />
              </div>
              <Button type="submit" className="sm:mt-8">
                Send
              </Button>
            </Form>
          ) : (
            <p className="mt-2 text-muted">
              No email on file.{" "}
              <Link to={href("/crm/customers/:id", { id })} className="text-link">
                Add one
              </Link>{" "}
              to send this statement.
            </p>
          )}
        </Card>
      ) : null}
    </div>
  );
}

function Entries({ statement: { entries, openingCents } }: { statement: Statement }) {
  return (
    <Table caption="Activity" whole>
      <thead>
        <tr>
          <Th className="max-md:hidden">Date</Th>
          <Th>Entry</Th>
          <Th numeric>Amount</Th>
          <Th numeric className="max-sm:hidden">
            Balance
          </Th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Td className="max-md:hidden" />
          <Th scope="row">Opening balance</Th>
          <Td />
          <Td numeric className="max-sm:hidden">
            {formatCents(openingCents)}
          </Td>
        </tr>
        {entries.map((entry) => (
          <tr key={entry.id}>
            <Td className="whitespace-nowrap max-md:hidden">{shortDay(entry.happenedOn)}</Td>
            <Th scope="row">
              <span className="block font-normal text-muted md:hidden">
                {shortDay(entry.happenedOn)}
              </span>
              <Link
                to={href("/crm/invoices/:id", { id: entry.invoiceId })}
                className="text-link break-words"
              >
                {statementEntryName(entry)}
              </Link>
              <span className="block font-normal break-words text-muted">
                {entry.kind === "issued" ? entry.what : invoiceName(entry.invoiceNumber)}
              </span>
            </Th>
            <Td numeric>{formatCents(entry.cents)}</Td>
            <Td numeric className="max-sm:hidden">
              {formatCents(entry.balanceCents)}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
