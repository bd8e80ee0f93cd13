import { adResults } from "~/content/pricing.ts";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";

const columns = [
  { head: "Ad budget", figure: adResults.budget, note: "a month" },
  { head: "Clicks", figure: adResults.clicks, note: "on your page" },
  { head: "Leads", figure: adResults.leads, note: `${adResults.leadShare} of clicks` },
  { head: "Jobs booked", figure: adResults.jobs, note: `${adResults.jobShare} of leads` },
];

/** From the ad budget to booked jobs, as a table of one row. */
export function AdResults() {
  return (
    <section className="deep-band section-space">
      <div className="page-width">
        <SectionHeading title={adResults.title} lead={adResults.lead} />
        <table className="mt-10 w-full table-fixed text-left">
          <caption className="sr-only">{adResults.caption}</caption>
          <thead>
            <tr className="text-sm text-muted">
              {columns.map(({ head }) => (
                <th key={head} scope="col" className="pr-3 pb-3 align-bottom font-semibold">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              {columns.map(({ head, figure, note }) => (
                <td key={head} className="border-t-4 border-action pt-4 pr-2 align-top">
                  <strong className="block text-lg font-bold whitespace-nowrap tabular-nums sm:text-3xl">
                    {figure}
                  </strong>
                  <span className="mt-1 block text-sm text-muted">{note}</span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  );
}
