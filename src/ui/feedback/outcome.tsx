import type { ReactNode } from "react";

type OutcomeProps = {
  title: ReactNode;
  /** Shows a check mark for success. */
  done?: boolean;
  children: ReactNode;
};

/** A page with one message: the result, and the next step. */
export function Outcome({ title, done = false, children }: OutcomeProps) {
  return (
    <div className="page-width section-space flex flex-col items-center text-center">
      {done ? (
        <svg viewBox="0 0 20 20" className="mb-6 size-16" aria-hidden="true">
          <circle cx="10" cy="10" r="10" className="fill-good-soft" />
          <path d="m5.75 10.25 3 3 5.5-6" className="fill-none stroke-good stroke-2" />
        </svg>
      ) : null}
      <h1 className="text-3xl">{title}</h1>
      <div className="mt-4 flex max-w-lg flex-col items-center gap-6 text-lg text-muted">
        {children}
      </div>
    </div>
  );
}
