import { differences } from "~/domains/shared/index.ts";

type DifferenceListProps = { before: object | null; after: object | null };

/** Changes of an action, field by field: the old value struck through, then the new one. */
export function DifferenceList({ before, after }: DifferenceListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {differences(before, after).map((change) => (
        <li key={change.field} className="flex flex-wrap items-baseline gap-x-2">
          <span className="text-muted">{change.field}</span>
          {change.before === null ? null : (
            <del className="rounded bg-bad-soft px-1.5 text-bad">{change.before}</del>
          )}
          {change.after === null ? (
            <span className="text-muted">removed</span>
          ) : (
            <ins className="rounded bg-good-soft px-1.5 text-good no-underline">{change.after}</ins>
          )}
        </li>
      ))}
    </ul>
  );
}
