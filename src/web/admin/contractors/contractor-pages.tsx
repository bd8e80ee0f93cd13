import { Form, href, Link } from "react-router";
import type { FoundContractor } from "~/domains/operations/contractor-list/find-contractor.server.ts";
import { holdLabels } from "~/domains/publishing/page-reviews/page-reviews.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";
import { ContractorTerritory } from "./contractor-territory.tsx";

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
