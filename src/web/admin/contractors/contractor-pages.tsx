import { Form, href, Link } from "react-router";
import type { FoundContractor } from "~/domains/operations/index.server.ts";
import type { Claimant } from "~/domains/publishing/index.server.ts";
import { holdLabels } from "~/domains/publishing/index.ts";
import { businessPath } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type Page = FoundContractor["pages"][number];

const tones = { draft: "neutral", live: "good", paused: "warning" } as const;

/** A contractor's business pages, each with Publish or Pause and the waiting list for its territory. */
export function ContractorPages({ pages }: { pages: Page[] }) {
  return (
    <Card as="section" id="pages">
      <h2 className="text-lg">Pages and territories</h2>
      {pages.length === 0 ? (
        <p className="mt-2 text-sm text-muted">
          No pages yet. We create drafts when all seven steps are done and the city and state are
          filled in.
        </p>
      ) : null}
      <ul className="mt-2 divide-y divide-line">
        {pages.map((page) => (
          <OwnPage key={page.id} page={page} />
        ))}
      </ul>
    </Card>
  );
}

function OwnPage({ page }: { page: Page }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const path = businessPath(page);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-3 last:pb-0">
      <div className="min-w-0">
        <p className="font-semibold">
          <Link to={href("/admin/pages/:id", { id: page.id })} className="text-link">
            {serviceTitle(page.service)} in {page.city}, {page.state}
          </Link>
        </p>
        <p className="text-sm break-words text-muted">
          {page.status === "live" ? (
            <a href={path} className="text-link">
              {path}
            </a>
          ) : (
            path
          )}
        </p>
        {page.holds.map((reason) => (
          <p key={reason} className="text-sm">
            On hold: {holdLabels[reason]}
          </p>
        ))}
        {page.waitingSince ? (
          <p className="text-sm text-muted">
            On the waiting list since {format(page.waitingSince, "MMM d, yyyy h:mm a")}
          </p>
        ) : null}
      </div>
      <Form method="post" className="flex items-center gap-3">
        <Badge tone={tones[page.status]}>{page.status}</Badge>
        <input type="hidden" name="page_id" value={page.id} />
        {mayChange ? <StatusButton status={page.status} /> : null}
      </Form>
      <ContractorTerritory page={page} />
    </li>
  );
}

function StatusButton({ status }: { status: Page["status"] }) {
  return status === "live" ? (
    <Button type="submit" name="intent" value="pause" variant="secondary" size="small">
      Pause
    </Button>
  ) : (
    <Button type="submit" name="intent" value="publish" size="small">
      Publish
    </Button>
  );
}

/** Competition for a page's territory: its holder, and the waiting list in order. */
function ContractorTerritory({ page }: { page: Page }) {
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
      {mayChange ? <TerritoryTransfer claimant={claimant} holder={holder} /> : null}
    </li>
  );
}

/** Confirms before a live page is taken off the site; works without JavaScript. */
function TerritoryTransfer({ claimant, holder }: { claimant: Claimant; holder: Claimant | null }) {
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
