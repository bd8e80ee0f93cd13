import { profitExamples } from "~/content/pricing.ts";
import { sampleMonths } from "~/content/trades/monthly-sums.ts";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { Table, Td, Th } from "~/ui/tables/table.tsx";
import { dollars } from "./dollars.ts";

/** The sample months of four trades (`content.profit-examples`). */
export function ProfitExamples() {
  return (
    <section className="page-width section-space">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.6fr] lg:gap-16">
        <div>
          <SectionHeading title={profitExamples.title} lead={profitExamples.lead} />
          <p className="mt-4 text-sm text-muted">{profitExamples.note}</p>
        </div>
        {/* Six columns, the last of which matters most: on a phone all of them fit. */}
        <div className="min-w-0 max-sm:[&_:is(td,th)]:px-1.5 max-sm:[&_table]:text-xs">
          <Table caption={profitExamples.caption}>
            <thead>
              <tr>
                <Th>Trade</Th>
                <Th numeric>Job</Th>
                <Th numeric>Leads</Th>
                <Th numeric>Jobs</Th>
                <Th numeric>Revenue</Th>
                <Th numeric>Profit</Th>
              </tr>
            </thead>
            <tbody>
              {profitExamples.rows.map(({ slug, label }) => {
                const month = sampleMonths[slug];
                return month ? (
                  <tr key={slug}>
                    <Th scope="row">{label}</Th>
                    <Td numeric>{dollars(month.price)}</Td>
                    <Td numeric>{month.leads}</Td>
                    <Td numeric>{month.jobs}</Td>
                    <Td numeric>{dollars(month.revenue)}</Td>
                    <Td numeric className="font-bold text-good">
                      {dollars(month.profit)}
                    </Td>
                  </tr>
                ) : null;
              })}
            </tbody>
          </Table>
        </div>
      </div>
    </section>
  );
}
