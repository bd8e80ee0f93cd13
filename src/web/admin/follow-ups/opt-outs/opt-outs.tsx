import { data } from "react-router";
import { listOptOuts } from "~/domains/customers/preferences/opt-outs/list-opt-outs.server.ts";
import { noteOptOut } from "~/domains/customers/preferences/opt-outs/note-opt-out.server.ts";
import { optOutNoteSchema } from "~/domains/customers/preferences/opt-outs/opt-out.schema.ts";
import { runForm, showAgain } from "~/platform/http/commands/run-command.server.ts";
import { check } from "~/platform/validation/form.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { staffContext } from "../../frame/guard.server.ts";
import { useMayChange } from "../../frame/use-may-change.ts";
import { ListHeading } from "../../lists/list-heading.tsx";
import { ListTable } from "../../lists/list-table.tsx";
import { loadList } from "../../lists/load-list.server.ts";
import { FollowUpTabs } from "../follow-up-tabs.tsx";
import type { Route } from "./+types/opt-outs";
import { optOutColumns } from "./opt-out-columns.ts";
import { OptOutFilters } from "./opt-out-filters.tsx";
import { OptOutNoteForm } from "./opt-out-note-form.tsx";
import { optOutsHref, readOptOutFilter } from "./opt-out-query.ts";
import { OptOutRow } from "./opt-out-row.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Opt-outs" }];

const readNumber = (text: unknown) =>
  typeof text === "string" && /^\d{1,18}$/.test(text) ? text : null;

export const loader = (args: Route.LoaderArgs) =>
  loadList(args, readOptOutFilter, listOptOuts, readNumber);

/** Notes that somebody declined messages in another way. */
export async function action(args: Route.ActionArgs) {
  const actor = args.context.get(staffContext);
  const { values, ...noted } = await runForm(args, {
    read: (body) => check(optOutNoteSchema, body),
    call: ({ platform }, note) => noteOptOut(platform, actor, note),
  });
  if (!noted.ok) return showAgain(noted, { done: null, values });
  const names = noted.businesses.join(", ");
  const what = noted.channel === "sms" ? "texts" : "emails";
  const done =
    noted.changed > 0
      ? `Opt-out recorded. They won’t get ${what} from ${names}.`
      : `They had already opted out of ${what} from ${names}.`;
  return data({ done, message: null, errors: {}, values: null });
}

const path = "/admin/follow-ups/opt-outs";

/** Everybody who declined messages of a business, and how (`opt-outs.list`). */
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
