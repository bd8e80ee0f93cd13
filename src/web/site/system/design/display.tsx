import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { Specimen } from "./specimen.tsx";

const rows = [
  { business: "Blue Norther Air", place: "Charlotte, NC", leads: 112, state: "good" },
  { business: "Lone Star Pest Co.", place: "Austin, TX", leads: 87, state: "good" },
  { business: "Bay Handyman", place: "Tampa, FL", leads: 9, state: "warning" },
] as const;

export function Display() {
  return (
    <Specimen title="Display">
      <Breadcrumbs
        items={[
          { label: "Home", href: "/" },
          { label: "Services", href: "/services" },
          { label: "HVAC in Charlotte, NC" },
        ]}
      />
      <Tabs
        label="Views"
        items={[
          { href: "#applications", label: "Applications", current: true },
          { href: "#participants", label: "Participants", current: false },
        ]}
      />
      <ListPager firstHref="#main" nextHref="#main" nextLabel="Older leads" />
      <FileLink href="#main">Download as CSV</FileLink>
      <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        <StatCard title="Total Contractors" value={1204} subtitle="Registered accounts" />
        <StatCard title="Lead Estimates" value={318} subtitle="Generated this month" />
        <Card>
          <h3 className="text-xl">A card</h3>
          <p className="mt-2 text-muted">It holds one thing.</p>
        </Card>
      </div>
      <Table caption="Leads delivered">
        <thead>
          <tr>
            <Th>Business</Th>
            <Th>Place</Th>
            <Th numeric>Leads</Th>
            <Th>Status</Th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.business}>
              <Th scope="row">{row.business}</Th>
              <Td>{row.place}</Td>
              <Td numeric>{row.leads}</Td>
              <Td>
                <Badge tone={row.state}>{row.state === "good" ? "Active" : "Paused"}</Badge>
              </Td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Card>
        <DescriptionList
          items={[
            { term: "Business", description: "Blue Norther Air" },
            { term: "Email", description: "office@bluenorther.example" },
            { term: "Timing", description: "Immediate (within 1 minute)" },
          ]}
        />
      </Card>
    </Specimen>
  );
}
