import { data, href, Link, useNavigation } from "react-router";
import { planLabels } from "~/domains/identity/index.ts";
import { type ListedContractor, listContractors } from "~/domains/operations/index.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Progress } from "~/ui/feedback/progress.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Pager } from "~/ui/navigation/pager.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { staffContext } from "~/web/admin/frame/guard.server.ts";
import { useMay } from "~/web/admin/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import type { Route } from "./+types/contractors";
import { ContractorFilters } from "./contractor-filters.tsx";
import {
  contractorListPath,
  readContractorFilter,
  readContractorPage,
} from "./contractor-list-query.ts";
import { readView, viewCookie } from "./contractor-list-view.server.ts";
import { ContractorStatus } from "./contractor-status.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Contractors Management" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const filter = readContractorFilter(searchParams);
  const page = readContractorPage(searchParams);
  const list = await listContractors(
    context.get(platformContext),
    context.get(staffContext),
    filter,
    page,
  );
  const cookie = viewCookie(request);
  return data(
    { ...list, filter, view: readView(request), deleted: searchParams.has("deleted") },
    { headers: cookie ? { "set-cookie": cookie } : {} },
  );
}

export default function Contractors({ loaderData }: Route.ComponentProps) {
  const { contractors, next, previous, count, filter, view, deleted } = loaderData;
  const mayExport = useMay("export");
  const loading = useNavigation().location?.pathname === "/admin/contractors";
  const narrowed = filter.search !== "" || filter.status !== "all";
  return (
    <>
      <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
        <h1 className="text-2xl">Contractors Management</h1>
        <p role="status" className="text-muted">
          {loading ? "Loading..." : `${count} ${count === "1" ? "contractor" : "contractors"}`}
        </p>
        {mayExport ? (
          <LinkButton
            href={contractorListPath(filter).replace("/contractors", "/contractors.csv")}
            variant="secondary"
            size="small"
            className="ml-auto"
          >
            Export CSV
          </LinkButton>
        ) : null}
      </div>
      {deleted ? (
        <div className="mt-4">
          <Alert tone="good">Contractor data deleted.</Alert>
        </div>
      ) : null}
      <ContractorFilters filter={filter} view={view} />
      <div aria-busy={loading} className={`mt-6 ${loading ? "opacity-60" : ""}`}>
        {contractors.length === 0 ? (
          <EmptyState title="No contractors found matching your criteria.">
            {narrowed
              ? "Try a shorter search or another status."
              : "Contractors appear here once they save the first step."}
          </EmptyState>
        ) : view === "table" ? (
          <ContractorsTable contractors={contractors} />
        ) : (
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {contractors.map((contractor) => (
              <ContractorCard key={contractor.id} contractor={contractor} />
            ))}
          </ul>
        )}
      </div>
      <Pager
        label="Contractor pages"
        previous={previous && contractorListPath(filter, { before: previous })}
        next={next && contractorListPath(filter, { after: next })}
      />
    </>
  );
}

function ContractorCard({ contractor }: { contractor: ListedContractor }) {
  const format = useFormatDate();
  const place = [contractor.city, contractor.state].filter(Boolean).join(", ");
  const plan = contractor.selectedPlan ? planLabels[contractor.selectedPlan] : "No plan selected";
  const seen = contractor.lastActivity ?? contractor.createdAt;
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg break-words">{contractor.businessName}</h2>
          <p className="text-sm text-muted">{contractor.name}</p>
        </div>
        <ContractorStatus completed={contractor.isCompleted} />
      </div>
      <ul className="text-sm break-words text-muted">
        <li>{contractor.email}</li>
        {contractor.phone ? <li>{formatPhone(contractor.phone)}</li> : null}
        {place ? <li>{place}</li> : null}
        <li>{plan}</li>
        <li>Joined {format(contractor.createdAt, "MMM d, yyyy")}</li>
        <li>Last active {format(seen, "MMM d, yyyy HH:mm")}</li>
      </ul>
      {contractor.services ? (
        <ul className="flex flex-wrap gap-2">
          {contractor.services.map((service) => (
            <li key={service}>
              <Badge>{service === "other" ? "Other" : service}</Badge>
            </li>
          ))}
        </ul>
      ) : null}
      <div className="mt-auto">
        <Progress
          value={contractor.completionPercentage}
          label={`Step ${contractor.currentStep}/7`}
        />
        <Link
          to={href("/admin/contractors/:id", { id: contractor.id })}
          className="text-link mt-3 inline-block font-semibold"
        >
          View Details
        </Link>
      </div>
    </Card>
  );
}

/** The contractors as a table, one row each. */
function ContractorsTable({ contractors }: { contractors: ListedContractor[] }) {
  const format = useFormatDate();
  return (
    <Table caption="Contractors" captionHidden>
      <thead>
        <tr>
          <Th>Business</Th>
          <Th>Status</Th>
          <Th>Step</Th>
          <Th>Contact</Th>
          <Th>Location</Th>
          <Th>Plan</Th>
          <Th>Joined</Th>
          <Th>Last active</Th>
        </tr>
      </thead>
      <tbody>
        {contractors.map((contractor) => (
          <tr key={contractor.id} className="hover:bg-sunken">
            <Th scope="row" className="min-w-44 py-2">
              <Link
                to={href("/admin/contractors/:id", { id: contractor.id })}
                className="text-link"
              >
                {contractor.businessName}
              </Link>
              <p className="font-normal text-muted">{contractor.name}</p>
            </Th>
            <Td className="py-2">
              <ContractorStatus completed={contractor.isCompleted} />
            </Td>
            <Td className="py-2 whitespace-nowrap tabular-nums">{contractor.currentStep}/7</Td>
            <Td className="py-2">
              <div className="w-max max-w-64 break-words">
                {contractor.email}
                <p className="text-muted">{formatPhone(contractor.phone)}</p>
              </div>
            </Td>
            <Td className="py-2">
              {[contractor.city, contractor.state].filter(Boolean).join(", ")}
            </Td>
            <Td className="py-2 whitespace-nowrap">
              {contractor.selectedPlan ? planLabels[contractor.selectedPlan] : "None"}
            </Td>
            <Td className="py-2 whitespace-nowrap tabular-nums">
              {format(contractor.createdAt, "MMM d, yyyy")}
            </Td>
            <Td className="py-2 whitespace-nowrap tabular-nums">
              {format(contractor.lastActivity ?? contractor.createdAt, "MMM d, HH:mm")}
            </Td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
