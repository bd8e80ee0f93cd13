import { Link } from "react-router";
import { Tabs } from "~/ui/navigation/tabs.tsx";

type Total = {
  label: string;
  /** The list that it sums, if it's another one. */
  href?: string;
  /** Omitted if it isn't known. */
  amount?: string | undefined;
  count: number;
};

/**
 * Sums over a whole list, side by side.
 * @param noun plural of what is counted
 */
export function Totals({ totals, noun }: { totals: readonly Total[]; noun: string }) {
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-2">
      {totals.map(({ label, href: to, amount, count }) => {
        const counted = `${count.toLocaleString("en-US")} ${count === 1 ? noun.slice(0, -1) : noun}`;
        const figures = amount ? (
          <>
            {amount} <span className="text-sm font-normal text-muted">{counted}</span>
          </>
        ) : (
          counted
        );
        return (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-xl font-semibold tabular-nums">
              {to ? (
                <Link to={to} className="flex min-h-11 items-baseline gap-2 hover:underline">
                  {figures}
                </Link>
              ) : (
                figures
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

type PhoneSortsProps<Sort extends string> = {
  sorts: readonly { sort: Sort; label: string }[];
  current: string;
  address: (sort: Sort) => string;
};

/** Orders to choose from on a phone, where a table has no headers for them. */
export const PhoneSorts = <Sort extends string>(props: PhoneSortsProps<Sort>) => (
  <div className="md:hidden">
    <Tabs
      label="Sort by"
      items={props.sorts.map(({ sort, label }) => ({
        href: props.address(sort),
        label,
        current: sort === props.current,
      }))}
    />
  </div>
);
