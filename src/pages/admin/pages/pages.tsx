import { pageStatuses } from "~/features/business-pages/business-pages.ts";
import {
  pauseAsStaff,
  publishAsStaff,
} from "~/features/business-pages/change-page-status.server.ts";
import { listPages } from "~/features/business-pages/list-pages.server.ts";
import { services } from "~/features/services/services.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readId } from "~/platform/http/requests/ids.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { staffContext } from "../frame/guard.server.ts";
import { FilterSelect, ListFilters, SearchBox } from "../lists/list-filters.tsx";
import { ListHeading } from "../lists/list-heading.tsx";
import { ListTable } from "../lists/list-table.tsx";
import { loadList } from "../lists/load-list.server.ts";
import type { Route } from "./+types/pages";
import { pageColumns } from "./page-columns.ts";
import { pagesHref, readPageFilter } from "./page-query.ts";
import { PageRow } from "./page-row.tsx";
import { sayPageChange } from "./say-page-change.server.ts";

export const meta: Route.MetaFunction = () => [{ title: "Pages" }];

export const loader = (args: Route.LoaderArgs) => loadList(args, readPageFilter, listPages);

const path = "/admin/pages";

/** Publish and Pause (`onboarding.drafts-pages`), also of pages without a contractor's account. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const pageId = readId(form.get("page_id"));
  if (!pageId) throw malformed();
  const change = form.get("intent") === "pause" ? pauseAsStaff : publishAsStaff;
  return sayPageChange(
    await change(context.get(platformContext), context.get(staffContext), pageId),
  );
}

export default function Pages({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, next, filter, before } = loaderData;
  const filtered = pagesHref(path, filter) !== path;
  return (
    <div className="flex flex-col gap-5">
      <ListHeading
        title="Pages"
        exportHref={pagesHref(`${path}.csv`, filter)}
        actions={
          <>
            <LinkButton href={`${path}/addresses`} variant="secondary" size="small">
              Own addresses
            </LinkButton>
            <LinkButton href={`${path}/import`} size="small">
              Import CSV
            </LinkButton>
          </>
        }
      >
        Every business page. One business is live in a territory; others wait.
      </ListHeading>
      {actionData ? (
        <Alert tone="info" role="status">
          {actionData.message}
        </Alert>
      ) : null}
      <ListFilters clearHref={filtered ? path : null}>
        <SearchBox label="Search" placeholder="Business begins with" value={filter.search} />
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
            ...pageStatuses.map((status) => ({ value: status, label: status })),
            { value: "held", label: "on hold" },
          ]}
        />
      </ListFilters>
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
