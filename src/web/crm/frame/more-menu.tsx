import type { ReactNode } from "react";

type MoreMenuProps = {
  /** Accessible name, such as "More for Hannah Brooks". */
  label: string;
  /** Where the menu's edge is on wide screens; on a phone, it is on the right. */
  wideEdge?: "left" | "right";
  children: ReactNode;
};

/** Rarely used links and buttons, one tap away. */
export const MoreMenu = ({ label, wideEdge = "right", children }: MoreMenuProps) => (
  <details className="relative shrink-0">
    <summary className="flex size-11 cursor-pointer list-none items-center justify-center rounded-lg text-muted hover:bg-sunken hover:text-ink">
      <svg viewBox="0 0 20 20" className="size-5 fill-current" aria-hidden="true">
        <circle cx="4" cy="10" r="1.75" />
        <circle cx="10" cy="10" r="1.75" />
        <circle cx="16" cy="10" r="1.75" />
      </svg>
      <span className="sr-only">{label}</span>
    </summary>
    <div
      className={`absolute right-0 z-20 flex flex-col rounded-xl border border-line bg-surface px-4 py-1 whitespace-nowrap shadow-floating ${wideEdge === "left" ? "lg:right-auto lg:left-0" : ""}`}
    >
      {children}
    </div>
  </details>
);
