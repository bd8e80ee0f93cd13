import type { ReactNode } from "react";

/** Text for screen readers only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}

/** The first Tab stop: skips the header to the main content. */
export function SkipLink({ href = "#main" }: { href?: string }) {
  return (
    <a
      href={href}
      className="fixed -top-24 left-2 z-50 rounded-lg bg-brand px-5 py-3 font-semibold text-on-brand focus:top-2"
    >
      Skip to content
    </a>
  );
}
