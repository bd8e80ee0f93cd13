import { type MergeValues, mergeFields } from "~/features/follow-ups/sequences/merge-fields.ts";
import { Card } from "~/ui/layout/card.tsx";

type MergeFieldListProps = { values: MergeValues; isRealLead: boolean };

/** Every field that words may hold, with what it means for the lead of the previews. */
export function MergeFieldList({ values, isRealLead }: MergeFieldListProps) {
  const names = Object.keys(mergeFields) as (keyof typeof mergeFields)[];
  return (
    <Card as="section">
      <details>
        <summary className="w-fit font-semibold text-brand">Merge fields</summary>
        <p className="mt-2 text-sm text-muted">
          {isRealLead
            ? "Previews use your page’s newest lead."
            : "No leads yet, so previews use a sample lead."}
        </p>
        <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {names.map((name) => (
            <div key={name} className="contents">
              <dt className="font-mono">{`{${name}}`}</dt>
              <dd className="min-w-0 break-words">
                {mergeFields[name]}
                {values[name] ? <span className="text-muted">: {values[name]}</span> : null}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
