import { Form, href, Link } from "react-router";
import { holdLabels } from "~/domains/publishing/page-reviews/page-reviews.ts";
import { businessPath } from "~/domains/shared/services/territory.ts";
import { serviceTitle } from "~/domains/storefront/business-pages/business-pages.ts";
import type { ListedPage } from "~/domains/storefront/business-pages/list-pages.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";
import { BulkBox } from "../lists/bulk-bar.tsx";
import { pageStatusLabels, pageTones } from "./page-columns.ts";

/** One business page, with Publish or Pause next to its status. */
export function PageRow({ page }: { page: ListedPage }) {
  const format = useFormatDate();
  const path = businessPath(page);
  return (
    <tr>
      <Th scope="row" className="min-w-36">
        <div className="flex items-center gap-1">
          <BulkBox id={page.id} of={`${page.businessName}, ${page.city}`} />
          <BusinessName page={page} />
        </div>
      </Th>
      <Td className="whitespace-nowrap">
        <Link to={href("/admin/pages/:id", { id: page.id })} className="text-link">
          {serviceTitle(page.service)}
        </Link>
      </Td>
      <Td className="whitespace-nowrap">{page.city}</Td>
      <Td>{page.state}</Td>
      <Td className="whitespace-nowrap">
        {page.status === "live" ? (
          <a href={path} className="text-link">
            {path}
          </a>
        ) : (
          <span className="text-muted">{path}</span>
        )}
      </Td>
      <Td>
        <StatusChange page={page} />
      </Td>
      <Td className="min-w-48 text-sm">
        {page.holds.map((reason) => (
          <p key={reason}>{holdLabels[reason]}</p>
        ))}
      </Td>
      <Td className="whitespace-nowrap">{format(page.createdAt, "MMM d, yyyy")}</Td>
    </tr>
  );
}

function BusinessName({ page: { contractorId, businessName } }: { page: ListedPage }) {
  if (!contractorId) return businessName;
  return (
    <Link to={href("/admin/contractors/:id", { id: contractorId })} className="text-link">
      {businessName}
    </Link>
  );
}

function StatusChange({ page }: { page: ListedPage }) {
  const mayChange = useMayChange();
  const intent = page.status === "live" ? "pause" : "publish";
  const name = `${page.businessName}, ${page.city}`;
  return (
    <div className="flex items-center justify-between gap-3">
      <Badge tone={pageTones[page.status]}>{pageStatusLabels[page.status]}</Badge>
      {page.waiting ? <span className="text-xs text-muted">waiting list</span> : null}
      {mayChange ? (
        <Form method="post">
          <input type="hidden" name="page_id" value={page.id} />
          <Button
            type="submit"
            name="intent"
            value={intent}
            size="small"
            variant="secondary"
            aria-label={intent === "pause" ? `Pause ${name}` : `Publish ${name}`}
          >
            {intent === "pause" ? "Pause" : "Publish"}
          </Button>
        </Form>
      ) : null}
    </div>
  );
}
