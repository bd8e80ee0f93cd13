import {
  adFunnel,
  bookedJobs,
  planPrices,
  type SampleMonth,
  sampleMonths,
} from "~/content/trades/monthly-sums.ts";
import type { TradeLandingCopy } from "~/content/trades/trade-copy.ts";
import { Table, Td, Th } from "~/ui/tables/table.tsx";

type TradeNumbersProps = TradeLandingCopy["numbers"] & { slug: string };

/**
 * A month's revenue and cost: a sample for the trade if there is one, otherwise the revenue a job
 * needs to break even.
 */
export function TradeNumbers({ slug, title, lead, note }: TradeNumbersProps) {
  const month = sampleMonths[slug];
  return (
    <section className="page-width section-space">
      <div className="grid items-center gap-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-4 text-lg text-muted">{lead}</p>
          <p className="mt-4 text-muted">{note}</p>
        </div>
        {month ? <Month {...month} /> : <BreakEven />}
      </div>
      <h3 className="mt-14 text-xl">From the ad budget to booked jobs</h3>
      <ol className="mt-6 grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {adFunnel.map(({ figure, label }) => (
          <li key={label} className="border-l-4 border-brand pl-5">
            <strong className="block text-2xl">{figure}</strong>
            <span className="text-muted">{label}</span>
          </li>
        ))}
      </ol>
      <p className="mt-8 max-w-3xl text-muted">
        The Starter System is ${planPrices.system} a month. System + Ads is ${planPrices.withAds} a
        month and includes the ${planPrices.adBudget} ad budget. No contracts, cancel anytime.{" "}
        <a href="/pricing" className="text-link">
          See pricing
        </a>
      </p>
    </section>
  );
}

const dollars = (amount: number) => `$${amount.toLocaleString("en-US")}`;

function Month({ job, price, leads, jobs, revenue, profit }: SampleMonth) {
  const lines = [
    { label: "Leads for the month", figure: String(leads) },
    { label: "Jobs booked", figure: String(jobs) },
    { label: `${job}, average`, figure: dollars(price) },
    { label: "Revenue", figure: dollars(revenue) },
    { label: "System + Ads", figure: `−${dollars(planPrices.withAds)}` },
  ];
  return (
    <dl className="raised rounded-2xl bg-surface p-6 sm:p-8">
      {lines.map(({ label, figure }) => (
        <div
          key={label}
          className="flex justify-between gap-4 border-b border-line py-3 first:pt-0"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold tabular-nums">{figure}</dd>
        </div>
      ))}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-5">
        <dt className="font-semibold">Profit in this sample</dt>
        <dd className="text-3xl font-bold text-good tabular-nums">{dollars(profit)}</dd>
      </div>
    </dl>
  );
}

function BreakEven() {
  return (
    <Table caption={`When ${dollars(planPrices.withAds)} a month has paid for itself`}>
      <thead>
        <tr>
          <Th numeric>Jobs booked</Th>
          <Th numeric>Each brings in</Th>
          <Th numeric>Total</Th>
        </tr>
      </thead>
      <tbody>
        {bookedJobs.map((jobs) => {
          const costPerJob = Math.ceil(planPrices.withAds / jobs);
          return (
            <tr key={jobs}>
              <Td numeric>{jobs}</Td>
              <Td numeric className="font-semibold">
                {dollars(costPerJob)}
              </Td>
              <Td numeric>{dollars(costPerJob * jobs)}</Td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
