import { Form } from "react-router";
import type { findContractor } from "~/features/desk/find-contractor.server.ts";
import { serviceTitle } from "~/features/directory/directory.ts";
import { businessPath } from "~/features/services/territory.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Card } from "~/ui/card.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { useFormatDate } from "./use-format-date.ts";

type Pages = NonNullable<Awaited<ReturnType<typeof findContractor>>>["pages"];

const tones = { draft: "neutral", live: "good", paused: "warning" } as const;

/** A contractor's business pages, each with Publish or Pause. */
export function ContractorPages({ pages }: { pages: Pages }) {
  const format = useFormatDate();
  return (
    <Card as="section">
      <h2 className="text-xl">Business pages</h2>
      {pages.length === 0 ? (
        <EmptyState title="No pages">
          Pages are drafted when all seven steps are done and a city and state are given.
        </EmptyState>
      ) : null}
      <ul className="mt-4 divide-y divide-line">
        {pages.map((page) => (
          <li key={page.id} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <div>
              <p className="font-semibold">
                {serviceTitle(page.service)} in {page.city}, {page.state}
              </p>
              <p className="text-sm text-muted">
                {page.status === "live" ? (
                  <a href={businessPath(page)} className="text-link">
                    {businessPath(page)}
                  </a>
                ) : (
                  businessPath(page)
                )}
              </p>
              {page.waitingSince ? (
                <p className="text-sm text-muted">
                  On the waiting list since {format(page.waitingSince, "MMM d, yyyy HH:mm")}
                </p>
              ) : null}
            </div>
            <Form method="post" className="flex items-center gap-3">
              <Badge tone={tones[page.status]}>{page.status}</Badge>
              <input type="hidden" name="page_id" value={page.id} />
              {page.status === "live" ? (
                <Button type="submit" name="intent" value="pause" variant="secondary" size="small">
                  Pause
                </Button>
              ) : (
                <Button type="submit" name="intent" value="publish" size="small">
                  Publish
                </Button>
              )}
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
