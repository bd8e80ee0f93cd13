import { problemSection } from "~/content/home.ts";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { SharedLead } from "./shared-lead.tsx";

/** What is wrong with the way leads are sold today. */
export function Problem() {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <div className="page-width">
        <div className="grid items-center gap-10 lg:grid-cols-[1.4fr_1fr] lg:gap-16">
          <div>
            <SectionHeading title={problemSection.title} lead={problemSection.lead} />
          </div>
          <SharedLead />
        </div>
        <ul className="mt-12 grid gap-8 md:grid-cols-3">
          {problemSection.points.map((point) => (
            <li key={point.title} className="flex gap-4">
              <CrossMark />
              <div>
                <h3 className="text-xl">{point.title}</h3>
                <p className="mt-2 text-muted">{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function CrossMark() {
  return (
    <svg viewBox="0 0 32 32" className="size-8 shrink-0" aria-hidden="true">
      <circle cx="16" cy="16" r="16" className="fill-bad-soft" />
      <path
        d="m11 11 10 10m0-10L11 21"
        className="stroke-bad"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </svg>
  );
}
