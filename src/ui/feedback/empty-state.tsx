import type { ReactNode } from "react";

type EmptyStateProps = {
  /** The exact text, such as "No recent activity". */
  title: string;
  /** What to do about it. */
  children?: ReactNode;
  /** A button or a link. */
  action?: ReactNode;
};

/** Shown in place of an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-2 rounded-2xl border-2 border-dashed border-line px-6 py-12 text-center">
      <svg
        viewBox="0 0 48 48"
        className="size-12 fill-none stroke-edge stroke-2"
        aria-hidden="true"
      >
        <path d="M8 22 24 9l16 13M12 20v18h24V20" strokeLinecap="round" strokeLinejoin="round" />
        <path d="M4 38h40M20 30h8" strokeLinecap="round" />
      </svg>
      <p className="text-lg font-semibold">{title}</p>
      {children ? <div className="max-w-prose text-muted">{children}</div> : null}
      {action ? <div className="mt-4">{action}</div> : null}
    </div>
  );
}
