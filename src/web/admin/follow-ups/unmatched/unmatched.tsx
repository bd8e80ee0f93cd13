import { Form, href, Link } from "react-router";
import { listUnmatched, type Unmatched } from "~/domains/inbox/index.server.ts";
import type { UnmatchedFilter } from "~/domains/inbox/index.ts";
import { readChoice, withQuery } from "~/platform/http/requests/read-url.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { handleUnmatchedForm } from "~/web/admin/follow-ups/follow-up-action.server.ts";
import { FollowUpTabs, ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { FilterSelect, ListFilters } from "~/web/admin/lists/list-table.tsx";
import { loadList } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useLiveUpdates } from "~/web/shared/frame/use-live-updates.ts";
import type { Route } from "./+types/unmatched";

export const meta: Route.MetaFunction = () => [{ title: "Unmatched messages" }];

const readFilter = (parameters: URLSearchParams): UnmatchedFilter & { all: boolean } => {
  const show = readChoice(parameters, "show", ["seen", "all"]);
  return { seen: show === "all" ? null : (show ?? "unseen"), all: show === "all" };
};

export const loader = (args: Route.LoaderArgs) => loadList(args, readFilter, listUnmatched);
export const action = (args: Route.ActionArgs) => handleUnmatchedForm(args);

const path = "/admin/follow-ups/unmatched";

/** Incoming messages that match no conversation. */
export default function UnmatchedMessages({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const show = filter.all ? "all" : filter.seen === "seen" ? "seen" : null;
  useLiveUpdates("/admin/events", "message");
  return (
    <div className="flex flex-col gap-5">
      <ListHeading title="Unmatched messages">
        Incoming texts and emails that aren’t in a conversation. They’re deleted on the same
        schedule as other messages.
      </ListHeading>
      <FollowUpTabs current={path} />
      {actionData?.message ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ListFilters clearHref={show ? path : null}>
        <FilterSelect
          label="Show"
          name="show"
          any="Needs review"
          value={show}
          options={[
            { value: "seen", label: "Reviewed" },
            { value: "all", label: "All" },
          ]}
        />
      </ListFilters>
      {rows.length === 0 ? (
        <EmptyState title={show ? "No messages" : "All caught up"} />
      ) : (
        <ul className="flex flex-col gap-4">
          {rows.map((row) => (
            <UnmatchedCard
              key={row.id}
              row={row}
              typed={actionData?.typed?.id === row.id ? actionData.typed : null}
            />
          ))}
        </ul>
      )}
      <ListPager
        firstHref={before ? withQuery(path, { show }) : null}
        nextHref={next ? withQuery(path, { show, before: next }) : null}
        nextLabel="Older messages"
      />
    </div>
  );
}

type UnmatchedCardProps = {
  row: Unmatched;
  /** Rejected input of its field. */
  typed: { person: string; problem: string } | null;
};

/** One unmatched message: its sender, its text, and its buttons. */
function UnmatchedCard({ row, typed }: UnmatchedCardProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  return (
    <Card as="li" className="flex flex-col gap-3 max-sm:p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <h2 className="text-base font-semibold break-all">
          {formatPhone(row.from) || "Unknown sender"}
        </h2>
        <Badge>{row.source === "text" ? "Text" : "Email"}</Badge>
        <time className="text-muted" dateTime={new Date(row.createdAt).toISOString()}>
          {format(row.createdAt, "MMM d, yyyy h:mm a")}
        </time>
        <WhereTo row={row} />
      </div>
      {row.subject ? <p className="text-sm font-semibold break-words">{row.subject}</p> : null}
      <p className="max-w-prose text-sm break-words whitespace-pre-wrap">
        {row.isUnreadable ? (
          <span className="text-muted">This email couldn’t be read.</span>
        ) : (
          (row.text ?? <span className="text-muted">No text</span>)
        )}
      </p>
      {row.seenAt ? (
        <p className="text-sm text-muted">
          Reviewed {format(row.seenAt, "MMM d, h:mm a")} by {row.seenBy}
        </p>
      ) : mayChange ? (
        <MarkSeen row={row} />
      ) : null}
      {mayChange && row.source === "text" ? <BelongsTo row={row} typed={typed} /> : null}
    </Card>
  );
}

function WhereTo({ row: { to, contractorId, businessName } }: { row: Unmatched }) {
  if (!to) return null;
  return (
    <span className="text-muted">
      to {formatPhone(to)}
      {contractorId ? (
        <>
          ,{" "}
          <Link to={href("/admin/contractors/:id", { id: contractorId })} className="text-link">
            {businessName || "Unnamed Business"}
          </Link>
        </>
      ) : (
        ", not assigned to a business"
      )}
    </span>
  );
}

function MarkSeen({ row: { id, source } }: { row: Unmatched }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="source" value={source} />
      <Button type="submit" name="intent" value="seen" size="small" variant="secondary">
        Mark as reviewed
      </Button>
    </Form>
  );
}

function BelongsTo({ row: { id }, typed }: UnmatchedCardProps) {
  return (
    <Disclosure isOpen={typed !== null}>
      <summary className="text-link min-h-6 cursor-pointer text-sm">Add to a conversation</summary>
      <Form
        method="post"
        noValidate
        preventScrollReset
        className="mt-2 flex max-w-md flex-col gap-3"
      >
        <input type="hidden" name="id" value={id} />
        <TextField
          id={`person-${id}`}
          name="person"
          label="Number or email"
          hint="The one the business has on file for this customer. The message then counts as their reply."
          autoComplete="off"
          defaultValue={typed?.person}
          error={typed?.problem}
        />
        <Button
          type="submit"
          name="intent"
          value="match"
          size="small"
          variant="secondary"
          className="self-start"
        >
          Add to conversation
        </Button>
      </Form>
    </Disclosure>
  );
}
