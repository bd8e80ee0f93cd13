import { betterWay } from "~/content/home.ts";
import { Card } from "~/ui/card.tsx";

/** The offer in four steps, numbered because their order matters. */
export function BetterWay() {
  return (
    <section className="page-width section-space">
      <h2 className="text-3xl">{betterWay.title}</h2>
      <p className="mt-4 text-lg text-muted">{betterWay.lead}</p>
      <ol className="mt-12 grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {betterWay.steps.map((step, index) => (
          <Card as="li" key={step.title} className="flex flex-col">
            <span
              className="grid size-10 place-items-center rounded-full bg-info-soft font-bold text-brand"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <h3 className="mt-6 text-xl">{step.title}</h3>
            <p className="mt-2 text-muted">{step.text}</p>
          </Card>
        ))}
      </ol>
    </section>
  );
}
