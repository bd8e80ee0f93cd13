import { results } from "~/content/home.ts";
import { LinkButton } from "~/ui/link-button.tsx";
import { SectionHeading } from "~/ui/section-heading.tsx";

/** What the market is worth: the lead estimator. */
export function Results() {
  return (
    <section id="results" className="section-space border-y border-line bg-sunken">
      <div className="page-width grid items-center gap-10 lg:grid-cols-[1fr_1.25fr] lg:gap-16">
        <div>
          <SectionHeading {...results} />
        </div>
        <div>
          <LinkButton href="/lead-estimator" size="large">
            {results.action}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
