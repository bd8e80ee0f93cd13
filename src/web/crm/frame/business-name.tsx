import { Form } from "react-router";
import type { OwnBusiness } from "~/domains/identity/members/identify-member.server.ts";

type BusinessNameProps = {
  name: string;
  /** The membership that the page is shown for; null for staff who look. */
  current: string | null;
  businesses: readonly OwnBusiness[];
};

/** The business whose CRM this is; for people of several it opens the others. */
export function BusinessName({ name, current, businesses }: BusinessNameProps) {
  if (businesses.length < 2) {
    return (
      <a href="/crm" className="flex min-h-11 items-center px-2 font-bold break-words">
        {name}
      </a>
    );
  }
  return (
    <details className="relative">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-lg px-2 font-bold break-words hover:bg-sunken">
        {name}
        <svg
          viewBox="0 0 20 20"
          className="size-4 shrink-0 fill-none stroke-current stroke-2"
          aria-hidden="true"
        >
          <path d="m6 8 4 4 4-4" />
        </svg>
        <span className="sr-only">, switch business</span>
      </summary>
      <Form
        method="post"
        action="/crm/business"
        className="absolute inset-x-0 z-20 mt-1 flex flex-col rounded-xl border border-line bg-surface p-1 shadow-floating"
      >
        {businesses.map(({ memberId, businessName }) => (
          <button
            key={memberId}
            type="submit"
            name="member_id"
            value={memberId}
            aria-current={memberId === current ? "true" : undefined}
            className="min-h-11 rounded-lg px-3 text-left break-words hover:bg-sunken aria-[current]:font-semibold"
          >
            {businessName}
          </button>
        ))}
      </Form>
    </details>
  );
}
