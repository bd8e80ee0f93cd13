import type { ReactNode } from "react";
import { Link } from "react-router";

type PageHeadingProps = {
  /** The page above this one. */
  above: { to: string; label: string };
  title: string;
  /** Beside the title. */
  badges?: ReactNode;
  /** Below the title. */
  children?: ReactNode;
};

/** The head of a page that is reached from another: the way back, the title, and what it is now. */
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
