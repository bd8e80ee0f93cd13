import { readPrintedStatement, type StatementEntry } from "~/domains/billing/index.server.ts";
import {
  invoiceName,
  statementEntryName,
  statementSums,
  statementText,
} from "~/domains/billing/index.ts";
import { readLogo } from "~/domains/publishing/index.server.ts";
import { formatCents, longDay } from "~/domains/shared/index.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { respondWithPdf } from "~/platform/http/responses/respond-with-file.server.ts";
import { openCustomer } from "~/web/crm/customers/open-customer.server.ts";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { BusinessLetterhead } from "~/web/shared/business-look/business-letterhead.tsx";
import type { Route } from "./+types/statement-pdf";
import { readChosenPeriod } from "./read-period.server.ts";

/** PDF of a customer's statement. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const platform = context.get(platformContext);
  const reader = context.get(memberContext);
  const { customer } = await openCustomer(platform, reader, params.id);
  const { period } = await readChosenPeriod(platform, reader, request, "this_year");
  const { from, to } = period;
  const printed = await readPrintedStatement(platform, reader, {
    ...{ customerId: customer.id, from, to },
  });
  if (!printed) throw notFound();
  const title = statementText.paperTitle(customer.name);
  return respondWithPdf(<StatementPaper printed={printed} />, title, (name) =>
    readLogo(platform, printed.branding, name),
  );
}

type Printed = NonNullable<Awaited<ReturnType<typeof readPrintedStatement>>>;

function StatementPaper({ printed }: { printed: Printed }) {
  const { statement, businessName, branding } = printed;
  const { customer, entries, howToPay, closingCents } = statement;
  const facts: [string, string | null][] = [
    [statementText.customer, [customer.name, customer.company].filter(Boolean).join(", ")],
    [statementText.address, customer.address],
    [statementText.period, statementText.days(longDay(statement.from), longDay(statement.to))],
  ];
  return (
    <>
      <BusinessLetterhead branding={branding} />
      <h1>{statementText.paperHeading(businessName)}</h1>
      <dl>
        {facts.map(([name, value]) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
      <dl>
        {statementSums(statement).map(([label, cents], at, all) => (
          <div key={label} className={at === all.length - 1 ? "font-bold" : undefined}>
            <dt>{label}</dt>
            <dd className="text-right">{formatCents(cents)}</dd>
          </div>
        ))}
      </dl>
      <h2>{statementText.activity}</h2>
      {entries.length === 0 ? <p>{statementText.none}</p> : null}
      <table>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td>
                {statementEntryName(entry)}
                <span className="block">{describeEntry(entry)}</span>
                <span className="block">
                  {statementText.balance(formatCents(entry.balanceCents))}
                </span>
              </td>
              <td>{formatCents(entry.cents)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {closingCents > 0 && howToPay ? (
        <>
          <h2>{statementText.howToPay}</h2>
          <p>{howToPay}</p>
        </>
      ) : null}
    </>
  );
}

/** "November 20, 2026 · Leaking sink". */
const describeEntry = ({ happenedOn, kind, what, invoiceNumber }: StatementEntry) =>
  [
    longDay(happenedOn),
    kind === "issued" ? what : statementText.onInvoice(invoiceName(invoiceNumber)),
  ].join(" · ");
