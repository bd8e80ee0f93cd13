import { Form } from "react-router";
import type { listEntries } from "~/domains/growth/index.server.ts";
import { formatRate } from "~/domains/growth/index.ts";
import { formatCents } from "~/domains/shared/index.ts";
import { withQuery } from "~/platform/http/requests/read-url.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Entry = Awaited<ReturnType<typeof listEntries>>["rows"][number];

type ParticipantLedgerProps = {
  entries: Entry[];
  next: string | null;
  path: string;
  before: string | null;
};

/** All commissions and reversals; append-only. */
export function ParticipantLedger({ entries, next, path, before }: ParticipantLedgerProps) {
  if (entries.length === 0) {
    return (
      <EmptyState title="No entries yet">Mark a lead converted to add the first entry.</EmptyState>
    );
  }
  const ledger = withQuery(path, { view: "ledger" });
  return (
    <>
      <Table caption="Entries, newest first" captionHidden>
        <thead>
          <tr>
            <Th>Date</Th>
            <Th>Entry</Th>
            <Th>Homeowner</Th>
            <Th numeric>Deal</Th>
            <Th numeric>Rate</Th>
            <Th numeric>Amount</Th>
            <Th>By</Th>
            <Th>Actions</Th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </tbody>
      </Table>
      <ListPager
        firstHref={before ? ledger : null}
        nextHref={next ? withQuery(path, { view: "ledger", before: next }) : null}
        nextLabel="Older entries"
      />
    </>
  );
}

function EntryRow({ entry }: { entry: Entry }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  return (
    <tr>
      <Td className="whitespace-nowrap">{format(entry.createdAt, "MMM d, yyyy h:mm a")}</Td>
      <Th scope="row" id={entry.id}>
        {entry.kind === "commission" ? "Commission" : "Reversal"}
        {entry.note ? (
          <span className="block font-normal break-words text-muted">{entry.note}</span>
        ) : null}
      </Th>
      <Td>{entry.leadName ?? <span className="text-muted">Name removed</span>}</Td>
      <Td numeric>{entry.dealCents === null ? "–" : formatCents(entry.dealCents)}</Td>
      <Td numeric>{formatRate(entry.rate)}</Td>
      <Td numeric>{formatCents(entry.amountCents)}</Td>
      <Td className="break-words">{entry.actorEmail}</Td>
      <Td>
        {entry.reversedBy ? <Badge>Reversed</Badge> : null}
        {entry.kind === "commission" && !entry.reversedBy && mayChange ? (
          <ReverseForm entryId={entry.id} />
        ) : null}
      </Td>
    </tr>
  );
}

/** Collapsed at first, so no entry is reversed by accident. */
function ReverseForm({ entryId }: { entryId: string }) {
  return (
    <details>
      <summary className="text-link cursor-pointer" aria-describedby={entryId}>
        Reverse
      </summary>
      <Form
        method="post"
        preventScrollReset
        className="mt-2 flex min-w-[min(12rem,100%)] flex-col gap-2"
      >
        <input type="hidden" name="entry_id" value={entryId} />
        <label className="text-xs font-semibold text-muted">
          Reason (don’t include names)
          <input
            name="note"
            maxLength={500}
            autoComplete="off"
            className="mt-1 block min-h-9 w-full rounded-lg border border-edge bg-surface px-3 text-sm font-normal text-ink hover:border-ink"
          />
        </label>
        <Button type="submit" name="intent" value="reverse" size="small" variant="danger">
          Reverse commission
        </Button>
      </Form>
    </details>
  );
}
