import { betterWay } from "~/content/home.ts";
import { testimonials } from "~/content/testimonials.ts";
import { StepScene } from "~/illustrations/step-scene.tsx";
import { SectionHeading } from "~/ui/layout/section-heading.tsx";
import { Quotation } from "../parts/testimonial.tsx";

/** The offer in four steps, numbered because their order matters, and what a contractor says of it. */
export function BetterWay() {
  return (
    <section className="page-width section-space">
      <SectionHeading title={betterWay.title} lead={betterWay.lead} />
      <ol className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {betterWay.steps.map((step, index) => (
          <li
            key={step.title}
            className="raised flex flex-col overflow-hidden rounded-2xl bg-surface"
          >
            <StepScene step={index} />
            <div className="border-t border-line p-6">
              <h3 className="flex items-start gap-3 text-xl">
                <span
                  className="grid size-8 shrink-0 place-items-center rounded-full bg-info-soft text-base text-brand"
                  aria-hidden="true"
                >
                  {index + 1}
                </span>
                {step.title}
              </h3>
              <p className="mt-3 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <Quotation {...testimonials.home} className="mt-16" />
    </section>
  );
}
