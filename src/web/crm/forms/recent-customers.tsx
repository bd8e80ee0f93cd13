import { Link } from "react-router";
import type { RecentCustomer } from "~/domains/office/index.server.ts";

type RecentCustomersProps = {
  customers: readonly RecentCustomer[];
  /** The form's URL for a customer. */
  hrefOf: (customerId: string) => string;
};

/** Customers with recent appointments, to start a form for one of them without typing. */
export function RecentCustomers({ customers, hrefOf }: RecentCustomersProps) {
  if (customers.length === 0) return null;
  return (
    <div>
      <h2 className="text-sm text-muted">Recent customers</h2>
      <ul className="mt-1 grid gap-2 sm:grid-cols-2">
        {customers.map(({ id, name, address }) => (
          <li key={id} className="min-w-0">
            <Link
              to={hrefOf(id)}
              className="block min-h-11 rounded-lg border border-line bg-surface px-3 py-1.5 hover:border-edge"
            >
              <span className="block font-semibold wrap-anywhere">{name}</span>
              {address ? (
                <span className="block text-sm text-muted wrap-anywhere">{address}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
