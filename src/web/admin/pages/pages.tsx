import { services } from "~/domains/shared/services/services.ts";
import { pageStatuses } from "~/domains/storefront/business-pages/business-pages.ts";
import {
  pauseAsStaff,
  publishAsStaff,
} from "~/domains/storefront/business-pages/change-page-status.server.ts";
import { listPages } from "~/domains/storefront/business-pages/list-pages.server.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { readCheckedIds } from "../lists/bulk-action.server.ts";
import { BulkBar } from "../lists/bulk-bar.tsx";
import { FilterSelect, ListFilters, SearchBox } from "../lists/list-filters.tsx";
import { ListHeading } from "../lists/list-heading.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.server.ts";
import type { Route } from "./+types/pages";
import { changeSelected, respondWithPageChange } from "./page-change-response.server.ts";
import { pageColumns, pageStatusLabels } from "./page-columns.ts";
import { pagesHref, readPageFilter } from "./page-query.ts";
import { PageRow } from "./page-row.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Pages" }];

export const loader = (args: Route.LoaderArgs) => loadList(args, readPageFilter, listPages);

const path = "/admin/pages";

/** Publish and Pause (`onboarding.drafts-pages`), also for pages without a contractor account. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const platform = context.get(platformContext);
  const actor = context.get(staffContext);
  const intent = String(form.get("intent"));
  const change = intent.startsWith("pause") ? pauseAsStaff : publishAsStaff;
  if (intent === "publish-selected" || intent === "pause-selected") {
    return changeSelected(readCheckedIds(form), (id) => change(platform, actor, id));
  }
  const pageId = readId(form.get("page_id"));
  if (!pageId) throw malformed();
  return respondWithPageChange(await change(platform, actor, pageId));
}

export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const filtered = pagesHref(path, filter) !== path;
  return (
    <div className="flex flex-col gap-5">
      <ListHeading
        title="Pages"
        exportHref={pagesHref(`${path}.csv`, filter)}
        exportPermission="read"
        actions={
          <>
            <LinkButton href={`${path}/addresses`} variant="secondary" size="small">
              Domains
            </LinkButton>
            <LinkButton href={`${path}/import`} size="small">
              Import CSV
            </LinkButton>
          </>
        }
      >
        All business pages. One business is live per territory; others are on the waiting list.
      </ListHeading>
      {actionData ? (
        <Alert tone={actionData.refused ? "warning" : "good"} role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ListFilters clearHref={filtered ? path : null}>
        <SearchBox label="Search" placeholder="Business name" value={filter.search} />
        <FilterSelect
          label="Service"
          name="service"
          any="Any service"
          value={filter.service}
          options={services.map(({ slug, label }) => ({ value: slug, label }))}
        />
        <FilterSelect
          label="Status"
          name="status"
          any="Any status"
          value={filter.status}
          options={[
            ...pageStatuses.map((status) => ({ value: status, label: pageStatusLabels[status] })),
            { value: "held", label: "On hold" },
          ]}
        />
      </ListFilters>
      {rows.length > 0 ? (
        <BulkBar
          label="Selected pages"
          actions={[
            { value: "publish-selected", label: "Publish selected" },
            { value: "pause-selected", label: "Pause selected", variant: "secondary" },
          ]}
        />
      ) : null}
      <ListTable
        caption="Business pages, newest first"
        columns={pageColumns}
        rows={rows}
        empty={filtered ? "No pages match" : "No pages yet"}
      >
        {(page) => <PageRow key={page.id} page={page} />}
      </ListTable>
      <ListPager
        firstHref={before ? pagesHref(path, filter) : null}
        nextHref={next ? pagesHref(path, filter, next) : null}
        nextLabel="Older pages"
      />
    </div>
  );
}
