import { results } from "~/content/home.ts";
import { ResultsGenerator } from "~/domains/signup/results-generator/results-generator.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { Promises } from "../parts/promises.tsx";

/** What the market is worth: the Results Generator. */
export function Results() {
  return (
    <section id="results" className="section-space border-y border-line bg-sunken">
      <div className="page-width grid items-center gap-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <SectionHeading title={results.title} lead={results.lead} />
          <Promises promises={results.promises} />
        </div>
        <ResultsGenerator level={3} />
      </div>
    </section>
  );
}
