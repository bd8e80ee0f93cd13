import type { ReactNode } from "react";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { useCurrentInSight } from "~/web/shared/frame/use-current-in-sight.ts";

type DocumentListProps = {
  title: string;
  /** URL of the list, to which state and page are added. */
  address: "/crm/estimates" | "/crm/invoices";
  /** Links to other pages, and to create a document. */
  ways: ReactNode;
  states: readonly { value: string; label: string }[];
  state: string | null;
  /** Texts for an empty list: of one state, and of all. */
  empty: { of: string; all: string };
  /** CSV files of the list. */
  files: readonly { href: string; label: string }[];
  older: string;
  before: string | null;
  next: string | null;
  count: number;
  children: ReactNode;
};

/** Paginated list of a business's documents, filtered by state. */
export function DocumentList(props: DocumentListProps) {
  const { title, ways, states, state, empty, files, older, before, next, count, children } = props;
  const currentInSight = useCurrentInSight();
  const address = (of: string | null) => (of ? `${props.address}?state=${of}` : props.address);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{title}</h1>
        <div className="flex flex-wrap gap-2 max-sm:-ml-5 max-sm:grow max-sm:justify-between">
          {ways}
        </div>
      </div>
      <Tabs
        ref={currentInSight}
        label="Status"
        items={[
          { href: address(null), label: "All", current: state === null },
          ...states.map(({ value, label }) => ({
            href: address(value),
            label,
            current: state === value,
          })),
        ]}
      />
      {count === 0 ? (
        <EmptyState title={state ? "Nothing here" : `No ${title.toLowerCase()} yet`}>
          {state ? empty.of : empty.all}
        </EmptyState>
      ) : (
        children
      )}
      {count > 0 ? (
        <p className="flex flex-wrap gap-x-5">
          {files.map(({ href, label }) => (
            <FileLink key={href} href={`${href}${state ? `?state=${state}` : ""}`}>
              {label}
            </FileLink>
          ))}
        </p>
      ) : null}
      <ListPager
        firstHref={before ? address(state) : null}
        nextHref={next ? `${address(state)}${state ? "&" : "?"}before=${next}` : null}
        nextLabel={older}
      />
    </div>
  );
}
