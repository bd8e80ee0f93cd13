import { reading } from "~/content/lead-estimator.ts";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";

/** What the three figures of an estimate mean. */
export function EstimateReading() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <SectionHeading title={reading.title} lead={reading.lead} />
        <ul className="mt-12 grid gap-8 md:grid-cols-3">
          {reading.points.map((point) => (
            <li key={point.title} className="border-t-2 border-edge pt-5">
              <h3 className="text-xl">{point.title}</h3>
              <p className="mt-2 text-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
