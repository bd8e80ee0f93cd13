import { data, Form, href, Link } from "react-router";
import { type ListedOptOut, listOptOuts, recordOptOut } from "~/domains/intake/index.server.ts";
import {
  channelLabels,
  decisionLabels,
  type OptOutFilter,
  optOutRequestSchema,
  optOutWayLabels,
  wayOf,
} from "~/domains/intake/index.ts";
import { optOutChannels, optOutDecisions, optOutMethods } from "~/domains/messaging/index.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { check, type FieldErrors, type FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { FollowUpTabs, ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { FilterSelect, ListFilters, ListTable, SearchBox } from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/opt-outs";
import { optOutColumns, optOutsHref, readOptOutFilter } from "./opt-out-list.ts";

const path = "/admin/follow-ups/opt-outs";

export const meta: Route.MetaFunction = () => [{ title: "Opt-outs" }];

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, readOptOutFilter, listOptOuts, readNumber);

const readNumber = (text: unknown) =>
  typeof text === "string" && /^\d{1,18}$/.test(text) ? text : null;

/** Records an opt-out that reached staff in another way, such as by phone. */
export async function action(args: Route.ActionArgs) {
  const actor = args.context.get(staffContext);
  const { values, ...result } = await runForm(args, {
    read: (body) => check(optOutRequestSchema, body),
    call: ({ platform }, note) => recordOptOut(platform, actor, note),
  });
  if (!result.ok) return showAgain(result, { done: null, values });
  const names = result.businesses.join(", ");
  const channelLabel = channelLabels[result.channel].toLowerCase();
  const successMessage =
    result.changed > 0
      ? `Opt-out recorded. They won’t get ${channelLabel} from ${names}.`
      : `They had already opted out of ${channelLabel} from ${names}.`;
  return data({ done: successMessage, message: null, errors: {}, values: null });
}

/** Everyone who opted out of a business's messages, and how. */
export default function OptOuts({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const filtered = optOutsHref(path, filter) !== path;
  const mayChange = useMayChange();
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Opt-outs" exportHref={optOutsHref(`${path}.csv`, filter)}>
        People who don’t want more texts or emails from a business. After the conversation is
        deleted, the number or address no longer shows. The opt-out still applies; it never expires.
      </ListHeading>
      <FollowUpTabs current={path} />
      {actionData?.done ? (
        <Alert tone="good" role="status">
          {actionData.done}
        </Alert>
      ) : null}
      {mayChange ? (
        <OptOutNoteForm values={actionData?.values ?? null} errors={actionData?.errors ?? {}} />
      ) : null}
      <OptOutFilters filter={filter} clearHref={filtered ? path : null} />
      <ListTable
        caption="Opt-outs, newest first"
        columns={optOutColumns}
        rows={rows}
        empty={filtered ? "No opt-outs match" : "No opt-outs yet"}
      >
        {(row) => <OptOutRow key={row.id} row={row} />}
      </ListTable>
      <ListPager
        firstHref={before ? optOutsHref(path, filter) : null}
        nextHref={next ? optOutsHref(path, filter, next) : null}
        nextLabel="Older opt-outs"
      />
    </div>
  );
}

type OptOutFiltersProps = { filter: OptOutFilter; clearHref: string | null };

/** Filters by business, channel, source and latest state. */
function OptOutFilters({ filter, clearHref }: OptOutFiltersProps) {
  const { contractorId } = filter;
  return (
    <ListFilters
      clearHref={clearHref}
      hiddenParams={contractorId ? { contractor: contractorId } : {}}
    >
      <SearchBox label="Search" placeholder="Name, number, or email" value={filter.search} />
      <FilterSelect
        label="Channel"
        name="channel"
        any="Any channel"
        value={filter.channel}
        options={optOutChannels.map((value) => ({ value, label: channelLabels[value] }))}
      />
      <FilterSelect
        label="Status"
        name="decision"
        any="Any status"
        value={filter.decision}
        options={optOutDecisions.map((value) => ({ value, label: decisionLabels[value] }))}
      />
      <FilterSelect
        label="Method"
        name="way"
        any="Any method"
        value={filter.way}
        options={optOutMethods.map((value) => ({ value, label: optOutWayLabels[value] }))}
      />
    </ListFilters>
  );
}

/** A customer's latest opt-out or opt-in for a business and channel, with earlier ones. */
function OptOutRow({ row }: { row: ListedOptOut }) {
  const format = useFormatDate();
  return (
    <tr>
      <Th scope="row" className="min-w-40">
        {row.name ?? <span className="font-normal text-muted">Deleted</span>}
      </Th>
      <Td className="break-words">{formatPhone(row.address)}</Td>
      <Td className="min-w-40">
        <Link to={href("/admin/contractors/:id", { id: row.contractorId })} className="text-link">
          {row.businessName || "Unnamed Business"}
        </Link>
      </Td>
      <Td>{channelLabels[row.channel]}</Td>
      <Td>
        <Badge tone={row.decision === "out" ? "warning" : "good"}>
          {decisionLabels[row.decision]}
        </Badge>
      </Td>
      <Td className="min-w-56">
        <details>
          <summary className="min-h-6 cursor-pointer">{wayOf(row)}</summary>
          <ol className="mt-2 flex flex-col gap-2 text-sm">
            {row.history.map((entry) => (
              <li key={entry.id}>
                {decisionLabels[entry.decision]} {format(entry.createdAt, "MMM d, yyyy h:mm a")}:{" "}
                {wayOf(entry)}
                {entry.staffEmail ? ` (${entry.staffEmail})` : null}
                {entry.reason ? (
                  <span className="block break-words text-muted">“{entry.reason}”</span>
                ) : null}
              </li>
            ))}
          </ol>
        </details>
      </Td>
      <Td className="whitespace-nowrap">{format(row.createdAt, "MMM d, yyyy h:mm a")}</Td>
    </tr>
  );
}

type OptOutNoteFormProps = { values: FormValues | null; errors: FieldErrors };

/** Records an opt-out that a customer made by phone. */
function OptOutNoteForm({ values, errors }: OptOutNoteFormProps) {
  const form = useFreshForm(values !== null);
  const field = (name: string) => ({
    name,
    defaultValue: typeof values?.[name] === "string" ? values[name] : undefined,
    error: errors[name],
  });
  return (
    <Card as="section" aria-labelledby="note-opt-out" className="max-sm:p-4">
      <h2 id="note-opt-out" className="text-lg">
        Record an opt-out
      </h2>
      <p className="mt-1 max-w-prose text-sm text-muted">
        Use this when someone tells you, by phone or any other way, that they don’t want more
        messages. It takes effect right away. Staff can’t undo it: only the person can, by texting
        START or using the button on their preferences page.
      </p>
      <Form
        ref={form}
        method="post"
        noValidate
        preventScrollReset
        className="mt-3 flex flex-col gap-4"
      >
        <div className="grid gap-4 md:grid-cols-3">
          <TextField
            {...field("address")}
            label="Number or email"
            hint="A number stops texts; an email address stops emails"
            autoComplete="off"
          />
          <TextField
            {...field("business")}
            label="Business"
            hint="Leave blank for every business that messages them"
            optional
            autoComplete="off"
          />
          <TextField {...field("reason")} label="Reason" hint="For example, “called at noon”" />
        </div>
        <Button type="submit" size="small" variant="secondary" className="self-start">
          Record opt-out
        </Button>
      </Form>
    </Card>
  );
}
