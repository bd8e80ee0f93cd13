import { type ReactNode, useEffect, useState } from "react";
import { Disclosure } from "~/ui/layout/disclosure.tsx";

type FoldProps = {
  id: string;
  title: string;
  /** A short figure next to the title, such as a count. */
  note?: ReactNode;
  /** Whether it is open at first on a phone, too, such as after a rejected form. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A card that is collapsed on a phone until it's tapped; wide screens open it. */
export function Fold({ id, title, note, isOpen = false, children }: FoldProps) {
  const [isWide, setWide] = useState(false);
  useEffect(() => setWide(matchMedia("(min-width: 64rem)").matches), []);
  return (
    <section aria-labelledby={id} className="raised rounded-2xl bg-surface">
      <Disclosure isOpen={isOpen || isWide} className="group/fold">
        <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 lg:px-6">
          <h2 id={id} className="min-w-0 text-lg wrap-anywhere">
            {title}
          </h2>
          {note ? <span className="text-sm text-muted">{note}</span> : null}
          <svg
            viewBox="0 0 20 20"
            className="ml-auto size-5 shrink-0 fill-none stroke-current stroke-2 text-muted group-open/fold:rotate-180"
            aria-hidden="true"
          >
            <path d="m6 8 4 4 4-4" />
          </svg>
        </summary>
        <div className="px-4 pb-4 lg:px-6 lg:pb-6">{children}</div>
      </Disclosure>
    </section>
  );
}
