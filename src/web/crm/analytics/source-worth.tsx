import { href, Link } from "react-router";
import { readSourceWorth } from "~/domains/growth/index.server.ts";
import {
  describeWorth,
  formatMonth,
  type SourceWorth,
  type Worth,
} from "~/domains/growth/index.ts";
import { kindFacts } from "~/domains/lead-sources/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { Fold } from "~/web/crm/frame/fold.tsx";
import { memberContext } from "~/web/crm/frame/guard.server.ts";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import type { Route } from "./+types/source-worth";
import { type WorthColumn, worthColumns } from "./worth-columns.ts";

export const meta: Route.MetaFunction = () => [{ title: "What your lead sources are worth" }];

export async function loader({ context }: Route.LoaderArgs) {
  const { sources } = await readSourceWorth(
    context.get(platformContext),
    context.get(memberContext),
  );
  return { sources };
}

/** Each lead source's leads, revenue, and cost, in total and by month. */
export default function SourceWorthPage({ loaderData }: Route.ComponentProps) {
  const { sources } = loaderData;
  return (
    <div className="flex flex-col gap-6">
      <header>
        <TouchLink to="/crm/analytics">Analytics</TouchLink>
        <h1 className="text-2xl">What your lead sources are worth</h1>
        <p className="mt-1 text-muted">
          The last 12 months. A lead counts in the month it arrived, with everything that came of it
          since.
        </p>
      </header>
      {sources.length === 0 ? (
        <EmptyState title="No lead sources yet">
          <Link to={href("/crm/settings/lead-sources")} className="text-link">
            Connect your first source
          </Link>{" "}
          to see what its leads cost and what they pay.
        </EmptyState>
      ) : (
        <>
          <Summary sources={sources} />
          {sources.map((source) => (
            <SourceMonths key={source.id} source={source} />
          ))}
          <p>
            <FileLink href="/crm/analytics/sources.csv">Download as CSV</FileLink>
          </p>
        </>
      )}
      <Definitions />
    </div>
  );
}

function Summary({ sources }: { sources: readonly SourceWorth[] }) {
  return (
    <Card as="section" aria-labelledby="all-sources" className="max-sm:p-4">
      <h2 id="all-sources" className="text-lg">
        All sources
      </h2>
      <WorthRows
        caption="All sources, last 12 months"
        first="Source"
        rows={sources.map(({ id, name, total }) => ({
          key: id,
          label: name,
          note: describeWorth(total),
          worth: total,
        }))}
      />
    </Card>
  );
}

function SourceMonths({ source: { id, kind, name, total, months } }: { source: SourceWorth }) {
  return (
    <Fold
      id={`source-${id}`}
      title={name}
      note={total.leads === 1 ? "1 lead" : `${total.leads} leads`}
    >
      <p className="text-sm text-muted">
        {kindFacts[kind].label}
        {" · "}
        <Link to={href("/crm/settings/lead-sources/:id", { id })} className="text-link">
          Settings
        </Link>
      </p>
      <p className="mt-1 font-semibold">{describeWorth(total)}</p>
      {total.unpriced > 0 ? (
        <p className="text-sm text-muted">
          {total.unpriced === 1
            ? "1 of its leads has no price, so the real cost is higher."
            : `${total.unpriced} of its leads have no price, so the real cost is higher.`}
        </p>
      ) : null}
      {months.length > 0 ? (
        <WorthRows
          caption={`${name} by month`}
          first="Month"
          rows={months.map(({ month, ...worth }) => ({
            key: month,
            label: formatMonth(month.slice(0, 7)),
            worth,
          }))}
        />
      ) : null}
    </Fold>
  );
}

type WorthRowsProps = {
  caption: string;
  /** Heading of the first column. */
  first: string;
  rows: readonly { key: string; label: string; note?: string; worth: Worth }[];
};

/** Rows of figures: a table where its columns fit, otherwise a card for each row. */
function WorthRows({ caption, first, rows }: WorthRowsProps) {
  return (
    <div className="mt-3">
      <div className="max-lg:hidden">
        <Table caption={caption} captionHidden whole>
          <thead>
            <tr>
              <Th>{first}</Th>
              {worthColumns.map(({ title }) => (
                <Th key={title} numeric className="whitespace-normal">
                  {title}
                </Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, label, note, worth }) => (
              <tr key={key}>
                <Th scope="row" className="font-normal wrap-anywhere">
                  {label}
                  {note ? <span className="block max-w-48 text-muted">{note}</span> : null}
                </Th>
                {worthColumns.map(({ title, figure }) => (
                  <Td key={title} numeric>
                    {figure(worth)}
                  </Td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </div>
      <ul aria-label={caption} className="flex flex-col gap-3 lg:hidden">
        {rows.map(({ key, label, note, worth }) => (
          <li key={key} className="rounded-xl border border-line p-3">
            <p className="font-semibold wrap-anywhere">{label}</p>
            {note ? <p className="text-sm">{note}</p> : null}
            <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1 text-sm">
              {worthColumns.map((column) => (
                <Figure key={column.title} column={column} worth={worth} />
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Figure({ column: { title, figure }, worth }: { column: WorthColumn; worth: Worth }) {
  return (
    <div>
      <dt className="text-muted">{title}</dt>
      <dd className="tabular-nums">{figure(worth)}</dd>
    </div>
  );
}

const definitions: { term: string; description: string }[] = [
  {
    term: "Leads",
    description:
      "Everyone the source sent, also junk and people you already knew. Tests and updates don’t count.",
  },
  {
    term: "Within 5 min",
    description:
      "Leads that got a text or email from here, automatic ones too, had a call with you through your business number, or were marked as contacted within five minutes. We can’t see calls from your own phone.",
  },
  {
    term: "Booked",
    description:
      "Leads that are booked or done by now. A person who was a lead before counts only for the source that sent them first.",
  },
  {
    term: "Revenue",
    description:
      "What these leads paid you so far on invoices, less refunds. It isn’t profit: your materials and labor aren’t taken off.",
  },
  {
    term: "Cost",
    description:
      "What came with each lead as its price, or the cost per lead you entered. If no lead of a month has either, your ad spend up to today with the source’s name, shared by all leads of that name. Credits you recorded are taken off.",
  },
  {
    term: "Per booked job",
    description: "The cost divided by the booked leads.",
  },
  {
    term: "Junk",
    description:
      "Leads you confirmed as junk, and likely junk you haven’t decided about. Leads you confirmed as real never count.",
  },
  {
    term: "Pays for itself",
    description: "The revenue is at least the cost.",
  },
];

function Definitions() {
  return (
    <Card as="section" aria-labelledby="definitions" className="max-sm:p-4">
      <h2 id="definitions" className="text-lg">
        What the numbers mean
      </h2>
      <DescriptionList items={definitions} />
    </Card>
  );
}
