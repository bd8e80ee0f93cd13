import type { ReactNode } from "react";
import { Link } from "react-router";
import { smsHref } from "~/platform/validation/phone.ts";

type TouchLinkProps = { to: string; children: ReactNode };

/** Standalone link with a touch-sized target: back from a screen, or to more of a list. */
export function TouchLink({ to, children }: TouchLinkProps) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm">
      {children}
    </Link>
  );
}

/** Link to text from the member's own phone; such texts aren't in the business's conversations. */
export function OwnPhoneText({ phone }: { phone: string | null }) {
  const href = smsHref(phone);
  if (!href) return null;
  return (
    <p className="text-sm">
      <a href={href} className="text-link inline-flex min-h-11 items-center">
        Text from your own phone
      </a>
    </p>
  );
}
