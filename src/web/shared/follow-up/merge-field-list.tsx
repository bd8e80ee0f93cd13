import { useRouteLoaderData } from "react-router";
import { type MergeValues, mergeFields } from "~/domains/follow-ups/sequences/merge-fields.ts";
import { Card } from "~/ui/layout/card.tsx";

type MergeFieldListProps = { values: MergeValues; isRealLead: boolean };

/** What some fields are for staff, who write in the business's name. */
const staffMeanings: Partial<Record<keyof typeof mergeFields, string>> = {
  business: "The business’s name",
  phone: "The phone number on the page (its tracking number, if it has one)",
  service: "The service on the page, such as plumbing",
  city: "The city on the page",
  two_times:
    "Two open times on the business’s schedule, such as “Tue at 9 AM or Wed at 2 PM”. If the page has no hours, or there’s no crew or no open time, the sentence becomes “What day works for you?”",
};

/** Every field that words may hold, with what it means for the lead of the previews. */
export function MergeFieldList({ values, isRealLead }: MergeFieldListProps) {
  const isOwn = useRouteLoaderData("web/crm/frame/crm-frame") !== undefined;
  const names = Object.keys(mergeFields) as (keyof typeof mergeFields)[];
  return (
    <Card as="section">
      <details>
        <summary className="w-fit font-semibold text-brand">
          Fields that fill in automatically
        </summary>
        <p className="mt-2 text-sm text-muted">
          {isRealLead
            ? "Previews use the page’s newest lead."
            : "No leads yet, so previews use a sample lead."}
        </p>
        <dl className="mt-3 grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          {names.map((name) => (
            <div key={name} className="contents">
              <dt className="font-mono">{`{${name}}`}</dt>
              <dd className="min-w-0 break-words">
                {(isOwn ? null : staffMeanings[name]) ?? mergeFields[name]}.
                {values[name] ? (
                  <span className="text-muted"> Example: “{values[name]}”</span>
                ) : null}
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </Card>
  );
}
