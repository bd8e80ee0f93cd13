import type { ReactNode } from "react";
import { Link } from "react-router";

/** One row: customer, title, state and total. */
type DocumentRow = {
  id: string;
  href: string;
  customerName: string;
  line: string;
  badge: ReactNode;
  amount: string;
};

/** List of documents, each row a large touch target. */
export function DocumentRows({ documents }: { documents: readonly DocumentRow[] }) {
  return (
    <ul className="raised divide-y divide-line overflow-hidden rounded-2xl bg-surface">
      {documents.map(({ id, href, customerName, line, badge, amount }) => (
        <li key={id} className="relative px-4 py-3 hover:bg-sunken sm:px-5">
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0">
              <Link to={href} className="font-semibold break-words after:absolute after:inset-0">
                {customerName}
              </Link>
              <p className="text-sm break-words text-muted">{line}</p>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              {badge}
              <span className="text-sm tabular-nums">{amount}</span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
