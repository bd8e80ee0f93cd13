import { Link } from "react-router";
import { shownCount } from "~/domains/follow-ups/overview/overview.ts";

type CountLinkProps = { count: number; of: string; to: string };

/** A number that leads to the list behind it. */
export function CountLink({ count, of, to }: CountLinkProps) {
  return (
    <Link
      to={to}
      aria-label={`${shownCount(count)}: ${of}`}
      className="text-link inline-flex min-h-6 items-center font-semibold tabular-nums"
    >
      {shownCount(count)}
    </Link>
  );
}
