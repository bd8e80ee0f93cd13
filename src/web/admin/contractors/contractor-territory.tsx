import { Form, href, Link } from "react-router";
import type { FoundContractor } from "~/domains/operations/contractor-list/find-contractor.server.ts";
import type { Claimant } from "~/domains/publishing/territories/list-territories.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";

type Page = FoundContractor["pages"][number];

/** Competition for a page's territory: its holder, and the waiting list in order. */
export function ContractorTerritory({ page }: { page: Page }) {
  const { holder, waiting } = page;
  const foreign = holder && holder.pageId !== page.id ? holder : null;
  if (!foreign && waiting.length === 0) return null;
  return (
    <div className="mt-3 w-full rounded-lg bg-sunken p-3 text-sm">
      {foreign ? (
        <p>
          Held by <Business claimant={foreign} />.
        </p>
      ) : null}
      {waiting.length > 0 ? (
        <>
          <p className="font-semibold">Waiting for this territory</p>
          <ol className="mt-1 flex flex-col gap-2">
            {waiting.map((claimant) => (
              <Waiting
                key={claimant.pageId}
                claimant={claimant}
                holder={holder}
                isThis={claimant.pageId === page.id}
              />
            ))}
          </ol>
        </>
      ) : null}
    </div>
  );
}

type WaitingProps = { claimant: Claimant; holder: Claimant | null; isThis: boolean };

function Waiting({ claimant, holder, isThis }: WaitingProps) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <span>
        {isThis ? "This contractor" : <Business claimant={claimant} />}
        {claimant.waitingSince ? (
          <span className="text-muted">
            , since {format(claimant.waitingSince, "MMM d, yyyy h:mm a")}
          </span>
        ) : null}
      </span>
      {mayChange ? <HandOver claimant={claimant} holder={holder} /> : null}
    </li>
  );
}

/** Confirms before a live page is taken off the site; works without JavaScript. */
function HandOver({ claimant, holder }: { claimant: Claimant; holder: Claimant | null }) {
  return (
    <details className="min-w-0 open:basis-full">
      <summary className="w-fit font-semibold text-brand">Transfer</summary>
      <Form method="post" className="mt-2 flex flex-col items-start gap-2">
        <input type="hidden" name="page_id" value={claimant.pageId} />
        <input type="hidden" name="holder_id" value={holder?.pageId ?? ""} />
        <p>
          {holder
            ? `The page of ${holder.businessName} goes offline, and ${claimant.businessName}’s page goes live.`
            : `The territory is open. ${claimant.businessName}’s page goes live.`}
        </p>
        <Button type="submit" name="intent" value="hand-over" size="small">
          Transfer to {claimant.businessName}
        </Button>
      </Form>
    </details>
  );
}

function Business({ claimant }: { claimant: Claimant }) {
  if (!claimant.contractorId) return claimant.businessName;
  return (
    <Link to={href("/admin/contractors/:id", { id: claimant.contractorId })} className="text-link">
      {claimant.businessName}
    </Link>
  );
}
