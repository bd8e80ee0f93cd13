type ComparisonTableProps = {
  caption: string;
  generic: string;
  ours: string;
  rows: readonly { topic: string; generic: string; ours: string }[];
};

const cell = "border-t border-line px-2 py-4 align-top sm:px-6";

/** The usual way and ours, side by side; ours is highlighted. */
export function ComparisonTable({ caption, generic, ours, rows }: ComparisonTableProps) {
  return (
    <div className="raised overflow-hidden rounded-2xl bg-surface">
      <table className="w-full table-fixed">
        <caption className="sr-only">{caption}</caption>
        <thead className="text-left">
          <tr>
            <td className="w-[32%] sm:w-[24%]" />
            <th scope="col" className="px-2 py-4 font-semibold text-muted sm:px-6">
              {generic}
            </th>
            <th scope="col" className="bg-good-soft px-2 py-4 font-bold sm:px-6">
              {ours}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.topic}>
              <th scope="row" className={`${cell} text-left font-semibold`}>
                {row.topic}
              </th>
              <td className={`${cell} text-muted`}>{row.generic}</td>
              <td className={`${cell} bg-good-soft`}>
                <span className="flex items-start gap-3">
                  <svg
                    viewBox="0 0 20 20"
                    className="mt-1 size-5 shrink-0 fill-none stroke-good max-sm:hidden"
                    strokeWidth="2.5"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                    aria-hidden="true"
                  >
                    <path d="m3.5 10.5 4.5 4.5 8.5-10" />
                  </svg>
                  {row.ours}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
