import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

type PageHeroProps = {
  title: string;
  lead: string;
  /** The call to action. */
  children?: ReactNode;
  /** A picture next to the text, or below it on a phone. */
  picture?: ReactNode;
  /** On a phone, shows the picture directly below the title, because it is why visitors came. */
  pictureFirst?: boolean;
};

/** The header of a subpage: title, lead, one button, and a picture. */
export function PageHero({ title, lead, children, picture, pictureFirst }: PageHeroProps) {
  const onDesks = pictureFirst ? "max-lg:hidden" : undefined;
  const heading = (
    <div className={picture ? undefined : "max-w-3xl"}>
      <h1 className={picture ? "text-4xl" : "max-w-3xl text-4xl"}>{title}</h1>
      <p className={classNames("mt-6 max-w-2xl text-lg text-muted", onDesks)}>{lead}</p>
      {children ? <div className={classNames("mt-8", onDesks)}>{children}</div> : null}
    </div>
  );
  if (!picture) return <section className="page-width pt-8 pb-12 md:pt-12">{heading}</section>;
  return (
    <section className="page-width grid items-center gap-12 pt-8 pb-16 md:pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pb-24">
      {heading}
      {picture}
    </section>
  );
}

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

/** A section's title and lead. */
export function SectionHeading({ title, lead }: { title: string; lead?: string }) {
  return (
    <>
      <h2 className="max-w-3xl text-3xl">{title}</h2>
      {lead ? <p className="mt-4 max-w-2xl text-lg text-muted">{lead}</p> : null}
    </>
  );
}
