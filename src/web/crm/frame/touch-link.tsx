import type { ReactNode } from "react";
import { Link } from "react-router";

type TouchLinkProps = { to: string; children: ReactNode };

/** Standalone link with a touch-sized target: back from a screen, or to more of a list. */
export function TouchLink({ to, children }: TouchLinkProps) {
  return (
    <Link to={to} className="text-link inline-flex min-h-11 items-center text-sm">
      {children}
    </Link>
  );
}
