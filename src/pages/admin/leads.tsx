import { serviceTitle } from "~/features/directory/directory.ts";
import { listLeads } from "~/features/leads/list-leads.server.ts";
import { readId } from "~/platform/http/ids.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { LinkButton } from "~/ui/link-button.tsx";
import { Table, Td, Th } from "~/ui/table.tsx";
import { Tabs } from "~/ui/tabs.tsx";
import type { Route } from "./+types/leads";
import { useFormatDate } from "./use-format-date.ts";

export const meta: Route.MetaFunction = () => [{ title: "Leads" }];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const quarantined = searchParams.get("show") === "quarantine";
  const filter = { quarantined, before: readId(searchParams.get("before")) };
  return { ...(await listLeads(context.get(platformContext), filter)), quarantined };
}

export default function Leads({ loaderData }: Route.ComponentProps) {
  const { leads, next, quarantined } = loaderData;
  const format = useFormatDate();
  return (
    <>
      <h1 className="text-2xl">Leads</h1>
      <div className="mt-4">
        <Tabs
          label="Leads"
          items={[
            { href: "/admin/leads", label: "Leads", current: !quarantined },
            { href: "/admin/leads?show=quarantine", label: "Quarantine", current: quarantined },
          ]}
        />
      </div>
      {leads.length === 0 ? (
        <EmptyState title={quarantined ? "Nothing in quarantine" : "No leads yet"} />
      ) : (
        <div className="mt-6">
          <Table caption="Homeowners' leads, newest first" captionHidden>
            <thead>
              <tr>
                <Th>Name</Th>
                <Th>Contact</Th>
                <Th>Business</Th>
                <Th>Service</Th>
                <Th>State</Th>
                <Th numeric>Asked</Th>
                <Th>Last asked</Th>
              </tr>
            </thead>
            <tbody>
              {leads.map((lead) => (
                <tr key={lead.id}>
                  <Th scope="row">{lead.name}</Th>
                  <Td>{[lead.phone, lead.email].filter(Boolean).join(" · ")}</Td>
                  <Td>{lead.businessName}</Td>
                  <Td>
                    {serviceTitle(lead.service)} in {lead.city}, {lead.state}
                  </Td>
                  <Td>
                    <Badge tone="info">{lead.status}</Badge>
                  </Td>
                  <Td numeric>{lead.enquiries}</Td>
                  <Td>{format(lead.lastAskedAt ?? lead.createdAt, "MMM d, HH:mm")}</Td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
      {next ? (
        <LinkButton
          href={`/admin/leads?before=${next}${quarantined ? "&show=quarantine" : ""}`}
          variant="secondary"
          className="mt-6"
        >
          Older leads
        </LinkButton>
      ) : null}
    </>
  );
}
