import type { ReactNode } from "react";

const atFirst = 8;

/** First rows of a list on a long page, with the rest collapsed; works without JavaScript. */
export function FirstRows({ children }: { children: ReactNode[] }) {
  const rest = children.length - atFirst;
  return (
    <>
      <ul className="mt-2 divide-y divide-line text-sm">{children.slice(0, atFirst)}</ul>
      {rest > 0 ? (
        <details className="border-t border-line pt-3 text-sm">
          <summary className="text-link w-fit py-1">Show {rest} more</summary>
          <ul className="mt-2 divide-y divide-line">{children.slice(atFirst)}</ul>
        </details>
      ) : null}
    </>
  );
}
