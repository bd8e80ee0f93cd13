import { Alert } from "~/ui/feedback/alert.tsx";

/** Values that a teammate saved while this form was open, shown above the input. */
export function ChangedElsewhere({ theirs }: { theirs: readonly [name: string, value: string][] }) {
  return (
    <Alert tone="warning" role="alert" title="A teammate just changed this">
      <p>This is what they saved. Yours is below; saving it replaces theirs.</p>
      <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {theirs.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words whitespace-pre-wrap">{value || "Empty"}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
