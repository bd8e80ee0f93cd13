import { Form, href, Link } from "react-router";
import { holdLabels } from "~/domains/publishing/index.ts";
import { businessPath, services } from "~/domains/shared/index.ts";
import {
  type ListedPage,
  listPages,
  pauseAsStaff,
  publishAsStaff,
} from "~/domains/storefront/index.server.ts";
import { pageStatuses, serviceTitle } from "~/domains/storefront/index.ts";
import { malformed } from "~/platform/http/failures/refusal.server.ts";
import { readForm } from "~/platform/http/requests/read-body.server.ts";
import { readId } from "~/platform/http/requests/read-url.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { ListHeading } from "~/web/admin/frame/page-heading.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";
import {
  BulkBar,
  BulkBox,
  FilterSelect,
  ListFilters,
  ListTable,
  SearchBox,
} from "~/web/admin/lists/list-table.tsx";
import { loadList, readCheckedIds } from "~/web/admin/lists/lists.server.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/pages";
import { changeSelected, respondWithPageChange } from "./page-change-response.server.ts";
import {
  pageColumns,
  pageStatusLabels,
  pagesHref,
  pageTones,
  readPageFilter,
} from "./page-list.ts";

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

/** One business page, with Publish or Pause next to its status. */
function PageRow({ page }: { page: ListedPage }) {
  const format = useFormatDate();
  const path = businessPath(page);
  return (
    <tr>
      <Th scope="row" className="min-w-36">
        <div className="flex items-center gap-1">
          <BulkBox id={page.id} name={`${page.businessName}, ${page.city}`} />
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
