import { describeTouch } from "~/features/attribution/attribution.ts";
import { urgencyLabels } from "~/features/leads/leads.text.en.ts";
import { leadSourceLabels } from "~/features/leads/leads.ts";
import type { FoundOwnLead } from "~/features/leads/own/find-own-lead.server.ts";
import { lostReasonLabels } from "~/features/leads/stages.ts";
import { useFormatDate } from "~/pages/site/frame/use-format-date.ts";
import { Card } from "~/ui/layout/card.tsx";

/** Where it is, as far as it was said: an imported lead need not be in the page's town. */
function placeOf(
  { source, city, state }: Pick<FoundOwnLead["lead"], "source" | "city" | "state">,
  zipCode: string | null,
): string {
  if (source === "import") return zipCode ? `ZIP ${zipCode}` : "Not given";
  return `${city}, ${state} ${zipCode ?? ""}`.trim();
}

/** Request, where, how urgent it is, and how they came. */
export function LeadRequest({ found }: { found: FoundOwnLead }) {
  const format = useFormatDate();
  const { lead, enquiries, cameBy } = found;
  const [latest, ...earlier] = enquiries;
  return (
    <Card as="section" aria-labelledby="asked" className="max-sm:p-4">
      <h2 id="asked" className="text-lg">
        Request
      </h2>
      {latest ? (
        <>
          <p className="mt-2 text-lg break-words whitespace-pre-wrap">{latest.need}</p>
          <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
            <dt className="text-muted">How soon</dt>
            <dd className="font-semibold">{urgencyLabels[latest.urgency]}</dd>
            <dt className="text-muted">Where</dt>
            <dd>{placeOf(lead, latest.zipCode)}</dd>
            <dt className="text-muted">Requested</dt>
            <dd>{format(latest.createdAt, "MMM d, HH:mm")}</dd>
            <dt className="text-muted">Source</dt>
            <dd className="min-w-0 break-words">
              {cameBy
                ? describeTouch(cameBy.last)
                : lead.source === "page"
                  ? "Unknown"
                  : leadSourceLabels[lead.source]}
            </dd>
            {lead.lostReason ? (
              <>
                <dt className="text-muted">Lost</dt>
                <dd>{lostReasonLabels[lead.lostReason]}</dd>
              </>
            ) : null}
          </dl>
        </>
      ) : null}
      {earlier.length > 0 ? (
        <details className="mt-3 text-sm">
          <summary className="text-link inline-flex min-h-11 cursor-pointer items-center">
            Earlier requests ({earlier.length})
          </summary>
          <ol className="flex flex-col gap-3">
            {earlier.map(({ id, need, createdAt }) => (
              <li key={id}>
                <p className="text-muted">{format(createdAt, "MMM d, yyyy HH:mm")}</p>
                <p className="break-words whitespace-pre-wrap">{need}</p>
              </li>
            ))}
          </ol>
        </details>
      ) : null}
    </Card>
  );
}
