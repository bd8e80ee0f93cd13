import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { maxSearch } from "~/web/crm/frame/hrefs.ts";
import { PhoneSorts, Totals } from "~/web/crm/frame/list-parts.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";

type DocumentListProps = {
  title: "Estimates" | "Invoices";
  /** URL of the list, with its state and order unless changed, and without its page. */
  address: (change?: { state?: string | null; sort?: string; after?: string | null }) => string;
  /** Links to other pages, and to create a document. */
  actions: ReactNode;
  states: readonly { value: string; label: string }[];
  state: string | null;
  totals: readonly { label: string; amount: string; count: number }[];
  sort: string;
  /** Orders to choose from on a phone, where the table has no headers for them. */
  sorts: readonly { sort: string; label: string }[];
  search: { label: string; text: string; found: { next: string | null } | null };
  /** Texts for an empty list: of one state, and of all. */
  empty: { of: string; all: string };
  /** What the list is limited to, if anything. */
  note?: ReactNode;
  /** CSV files of the list. */
  files: readonly { href: string; label: string }[];
  after: string | null;
  next: string | null;
  count: number;
  children: ReactNode;
};

/** A business's documents with totals and search, filtered by state, in pages. */
export function DocumentList(props: DocumentListProps) {
  const { title, actions, states, state, totals, search, empty, files, after, next, count } = props;
  const { sort, sorts } = props;
  const currentInSight = useCurrentInSight();
  const noun = title.toLowerCase();
  const isNew = count === 0 && !state && !search.found && !after;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{title}</h1>
        <div className="flex flex-wrap gap-2 max-sm:-ml-5 max-sm:grow max-sm:justify-between">
          {actions}
        </div>
      </div>
      {isNew ? null : (
        <>
          <Totals totals={totals} noun={noun} />
          <Form
            method="post"
            action={props.address()}
            role="search"
            className="flex items-end gap-3"
          >
            <div className="min-w-0 grow">
              <TextField
                name="q"
                label={search.label}
                type="search"
                autoComplete="off"
                maxLength={maxSearch}
                defaultValue={search.text}
              />
            </div>
            <Button type="submit" variant="secondary" className="min-h-12">
              Search
            </Button>
          </Form>
        </>
      )}
      <Tabs
        ref={currentInSight}
        label="Status"
        items={[
          { href: props.address({ state: null }), label: "All", current: state === null },
          ...states.map(({ value, label }) => ({
            href: props.address({ state: value }),
            label,
            current: state === value,
          })),
        ]}
      />
      {props.note}
      {search.found ? (
        <p role="status" className="flex flex-wrap gap-x-3">
          <span>
            {search.found.next
              ? `The first ${count} that match. Add another word to narrow the search.`
              : `${count} ${count === 1 ? `${noun.slice(0, -1)} matches` : `${noun} match`}.`}
          </span>
          <Link to={props.address()} className="text-link">
            Show all
          </Link>
        </p>
      ) : null}
      {count > 0 && !search.found ? (
        <PhoneSorts
          sorts={sorts}
          current={sort}
          address={(order) => props.address({ sort: order })}
        />
      ) : null}
      {count > 0 ? props.children : null}
      {count === 0 && search.found ? (
        <EmptyState title={`No ${noun} match`}>Try part of the name, or the number.</EmptyState>
      ) : null}
      {count === 0 && !search.found ? (
        <EmptyState title={state ? "Nothing here" : `No ${noun} yet`}>
          {state ? empty.of : empty.all}
        </EmptyState>
      ) : null}
      {count > 0 ? (
        <p className="flex flex-wrap gap-x-5">
          {files.map(({ href, label }) => (
            <FileLink key={href} href={`${href}${state ? `?state=${state}` : ""}`}>
              {label}
            </FileLink>
          ))}
        </p>
      ) : null}
      {search.found ? null : (
        <ListPager
          firstHref={after ? props.address() : null}
          firstLabel="First page"
          nextHref={next ? props.address({ after: next }) : null}
          nextLabel="Next page"
        />
      )}
    </div>
  );
}
