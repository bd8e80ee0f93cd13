import { reading } from "~/content/lead-estimator.ts";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { Points } from "../parts/points.tsx";

/** What the three figures of an estimate mean. */
export function EstimateReading() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <SectionHeading title={reading.title} lead={reading.lead} />
        <Points points={reading.points} className="mt-12 gap-8 md:grid-cols-3" />
      </div>
    </section>
  );
}
