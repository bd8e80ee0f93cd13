import { href, Link } from "react-router";
import { buttonStyle } from "~/ui/styles/class-names.ts";

const created = [
  { to: href("/crm/schedule/new"), label: "Appointment" },
  { to: href("/crm/estimates/new"), label: "Estimate" },
  { to: href("/crm/invoices/new"), label: "Invoice" },
  { to: href("/crm/leads/new"), label: "Lead" },
  { to: href("/crm/customers/new"), label: "Customer" },
];

/** Links for owners and the office to create records, two taps from Today. */
export function NewMenu() {
  return (
    <details className="relative shrink-0">
      <summary className={buttonStyle("secondary", "medium", "cursor-pointer list-none px-4")}>
        New
      </summary>
      <ul className="absolute right-0 z-20 mt-1 min-w-44 rounded-xl border border-line bg-surface p-1 shadow-floating">
        {created.map(({ to, label }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-11 items-center rounded-lg px-3 font-semibold hover:bg-sunken"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
