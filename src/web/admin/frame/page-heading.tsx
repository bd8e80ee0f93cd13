import type { ReactNode } from "react";
import { Link } from "react-router";

type PageHeadingProps = {
  /** Parent page. */
  above: { to: string; label: string };
  title: string;
  /** Shown next to the title. */
  badges?: ReactNode;
  /** Shown below the title. */
  children?: ReactNode;
};

/** Heading of a subpage: link back, title and badges. */
export function PageHeading({ above, title, badges, children }: PageHeadingProps) {
  return (
    <div>
      <Link to={above.to} className="text-link text-sm">
        {above.label}
      </Link>
      <div className="mt-1 flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl break-words">{title}</h1>
        {badges}
      </div>
      {children}
    </div>
  );
}
