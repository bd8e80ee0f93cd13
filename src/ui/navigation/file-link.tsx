import type { ReactNode } from "react";

type FileLinkProps = { href: string; children: ReactNode };

/** A standalone download link, tall enough to tap. */
export function FileLink({ href, children }: FileLinkProps) {
  return (
    <a href={href} className="text-link inline-flex min-h-11 items-center text-sm" download>
      {children}
    </a>
  );
}
