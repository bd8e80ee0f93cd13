import { Form, Link } from "react-router";
import type { Duplicates } from "~/domains/customers/lead-merges/list-duplicates.server.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useIsMember } from "../frame/use-is-member.ts";
import { StageBadge } from "./move-lead.tsx";

/** Possible duplicates that can be merged into this lead, and leads merged before (`leads.merge`). */
export function LeadDuplicates({ duplicates: { merged, others } }: { duplicates: Duplicates }) {
  const format = useFormatDate();
  if (merged.length === 0 && others.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="duplicates" className="text-sm max-sm:p-4">
      <h2 id="duplicates" className="text-lg">
        {others.length > 0 ? "Possible duplicate" : "Merged"}
      </h2>
      {others.length > 0 ? (
        <ul className="mt-2 divide-y divide-line">
          {others.map(({ id, name, stage, createdAt, ...other }) => (
            <li key={id} className="py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-3">
                <Link
                  to={`/crm/leads/${id}`}
                  className="text-link inline-flex min-h-11 items-center font-semibold break-words"
                >
                  {name}
                </Link>
                <StageBadge stage={stage} />
              </div>
              <Reach {...other} />
              <p className="text-muted">
                {serviceTitle(other.service)} · {other.city}, {other.state} ·{" "}
                {format(createdAt, "MMM d, yyyy")}
              </p>
              {other.holdsOthers ? (
                <p className="mt-1 text-muted">
                  Other leads were already merged into that one. To combine them, open that lead and
                  merge this one into it.
                </p>
              ) : (
                <MergeButton
                  intent="merge-lead"
                  duplicateId={id}
                  label="Merge into this lead"
                  name={name}
                />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {merged.length > 0 && others.length > 0 ? (
        <h3 className="mt-3 text-base font-semibold">Merged</h3>
      ) : null}
      {merged.length > 0 ? (
        <ul className="mt-1 divide-y divide-line">
          {merged.map(({ id, name, mergedAt, mergedBy, ...one }) => (
            <li key={id} className="py-3">
              <p className="font-semibold break-words">{name}</p>
              <Reach {...one} />
              <p className="text-muted">
                By {mergedBy}
                {mergedAt ? `, ${format(mergedAt, "MMM d, yyyy HH:mm")}` : ""}
              </p>
              <MergeButton intent="undo-merge" duplicateId={id} label="Undo" name={name} />
            </li>
          ))}
        </ul>
      ) : null}
    </Card>
  );
}

type ReachProps = { phone: string | null; phoneExtension: string | null; email: string | null };

function Reach({ phone, phoneExtension, email }: ReachProps) {
  const ways = [formatPhone(phone, phoneExtension), email].filter((way) => way !== null);
  return <p className="break-words">{ways.join(" · ")}</p>;
}

type MergeButtonProps = { intent: string; duplicateId: string; label: string; name: string };

function MergeButton({ intent, duplicateId, label, name }: MergeButtonProps) {
  if (!useIsMember()) return null;
  return (
    <Form method="post" preventScrollReset className="mt-2">
      <input type="hidden" name="duplicate_id" value={duplicateId} />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        aria-label={`${label}: ${name}`}
      >
        {label}
      </Button>
    </Form>
  );
}
