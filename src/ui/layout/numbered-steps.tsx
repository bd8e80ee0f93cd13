import { SectionHeading } from "./section-heading.tsx";

type NumberedStepsProps = {
  title: string;
  lead: string;
  steps: readonly { title: string; text: string }[];
};

// Full class names, because the style sheet is built by searching for them.
const columns: Record<number, string> = {
  3: "lg:grid-cols-3",
  5: "lg:grid-cols-5",
};

/** Ordered steps: vertical on a phone, horizontal on a desktop. */
export function NumberedSteps({ title, lead, steps }: NumberedStepsProps) {
  return (
    <section className="page-width section-space">
      <SectionHeading title={title} lead={lead} />
      <ol className={`mt-12 grid gap-x-8 ${columns[steps.length] ?? ""}`}>
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="relative grid grid-cols-[2.5rem_1fr] gap-x-5 pb-8 last:pb-0 lg:block lg:pb-0"
          >
            {index < steps.length - 1 ? (
              <span className="absolute top-10 bottom-0 left-5 w-px bg-edge lg:top-5 lg:-right-8 lg:bottom-auto lg:left-10 lg:h-px lg:w-auto" />
            ) : null}
            <span
              className="relative grid size-10 place-items-center rounded-full bg-brand font-bold text-on-brand"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            <div className="lg:mt-5">
              <h3 className="pt-1 text-xl">{step.title}</h3>
              <p className="mt-2 text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
