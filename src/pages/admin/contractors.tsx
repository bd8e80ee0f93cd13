import { Form } from "react-router";
import { type ContractorFilter, listContractors } from "~/features/desk/list-contractors.server.ts";
import { readId } from "~/platform/http/ids.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Button } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import type { Route } from "./+types/contractors";
import { ContractorCard } from "./contractor-card.tsx";

export const meta: Route.MetaFunction = () => [{ title: "Contractors Management" }];

const statuses = [
  ["all", "All"],
  ["completed", "Completed"],
  ["in_progress", "In Progress"],
] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = statuses.find(([status]) => status === searchParams.get("status"))?.[0] ?? "all";
  const filter: ContractorFilter = {
    search: (searchParams.get("q") ?? "").replaceAll("\u0000", "").slice(0, 200),
    status: asked,
    before: readId(searchParams.get("before")),
  };
  return { ...(await listContractors(context.get(platformContext), filter)), filter };
}

export default function Contractors({ loaderData }: Route.ComponentProps) {
  const { contractors, next, filter } = loaderData;
  const more = new URLSearchParams({ q: filter.search, status: filter.status, before: next ?? "" });
  return (
    <>
      <h1 className="text-2xl">Contractors Management</h1>
      <Form className="mt-6 flex flex-wrap gap-3" role="search">
        <input
          type="search"
          name="q"
          aria-label="Search"
          placeholder="Search contractors, businesses, or locations..."
          defaultValue={filter.search}
          className="min-h-11 min-w-0 grow rounded-lg border border-edge bg-surface px-4"
        />
        {statuses.map(([status, label]) => (
          <Button
            key={status}
            type="submit"
            name="status"
            value={status}
            variant={filter.status === status ? "primary" : "secondary"}
            aria-pressed={filter.status === status}
          >
            {label}
          </Button>
        ))}
      </Form>
      {contractors.length === 0 ? (
        <EmptyState title="No contractors found matching your criteria." />
      ) : (
        <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
          {contractors.map((contractor) => (
            <ContractorCard key={contractor.id} contractor={contractor} />
          ))}
        </ul>
      )}
      {next ? (
        <LinkButton href={`/admin/contractors?${more}`} variant="secondary" className="mt-6">
          Next page
        </LinkButton>
      ) : null}
    </>
  );
}
