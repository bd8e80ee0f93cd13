import { type ReactNode, useState } from "react";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { Progress, Spinner } from "~/ui/feedback/progress.tsx";
import { ErrorSummary } from "~/ui/form/error-summary.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { StatCard } from "~/ui/layout/stat-card.tsx";
import { Breadcrumbs } from "~/ui/navigation/breadcrumbs.tsx";
import { FileLink } from "~/ui/navigation/file-link.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { Tabs } from "~/ui/navigation/tabs.tsx";
import { DescriptionList } from "~/ui/tables/description-list.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";

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

const tones = ["neutral", "good", "warning", "bad", "info"] as const;

const errors = {
  wrong: "Invalid email address",
  "any-wrong": "At least one must be selected",
};

export function Feedback() {
  const [wrong, setWrong] = useState(false);
  const [value, setValue] = useState(14.3);
  return (
    <Specimen title="Feedback">
      <Row>
        {tones.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <div className="grid gap-4 md:grid-cols-2">
        {tones.map((tone) => (
          <Alert key={tone} tone={tone} title={`An alert, ${tone}`}>
            What happened, and what to do about it.
          </Alert>
        ))}
      </div>
      <div className="max-w-xl">
        <ErrorSummary errors={wrong ? errors : {}} />
      </div>
      <Row>
        <Button variant="secondary" onClick={() => setWrong((shown) => !shown)}>
          {wrong ? "Hide the error summary" : "Show the error summary"}
        </Button>
        <Button variant="secondary" onClick={() => setValue((now) => (now === 100 ? 14.3 : 100))}>
          Move the progress
        </Button>
        <Spinner />
      </Row>
      <div className="flex max-w-xl flex-col gap-4">
        <Progress label="Step 1 of 7" value={value} />
        <Progress label="Step 4 of 7" value={57.2} />
      </div>
      <EmptyState
        title="No recent activity"
        action={<Button variant="secondary">Clear filters</Button>}
      >
        New submissions appear here as they arrive.
      </EmptyState>
    </Specimen>
  );
}

/** A section of the gallery with its heading. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="border-b border-line pb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}

/** Components in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-4">{children}</div>;
}
