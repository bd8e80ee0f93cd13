import type { ComponentProps, ReactNode } from "react";
import { planPromises } from "~/content/plans.ts";
import type { Testimonial } from "~/content/testimonials.ts";
import { LinkButton } from "~/ui/buttons/button.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";
import { classNames } from "~/ui/styles/class-names.ts";

/** Benefits in one line; by default those of every plan. */
export function Promises({ promises = planPromises }: { promises?: readonly string[] }) {
  return (
    <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
      {promises.map((promise) => (
        <li key={promise} className="flex items-center gap-2">
          <CheckMark />
          {promise}
        </li>
      ))}
    </ul>
  );
}

type PointsProps = {
  points: readonly { title: string; text: string }[];
  /** Classes for columns and gaps. */
  className: string;
};

/** List of points, each with a title below a line. */
export function Points({ points, className }: PointsProps) {
  return (
    <ul className={`grid ${className}`}>
      {points.map((point) => (
        <li key={point.title} className="border-t-2 border-edge pt-5">
          <h3 className="text-xl">{point.title}</h3>
          <p className="mt-2 text-muted">{point.text}</p>
        </li>
      ))}
    </ul>
  );
}

/** A testimonial in its own band. */
export function TestimonialFigure(testimonial: Testimonial) {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <Quotation {...testimonial} className="page-width" />
    </section>
  );
}

/** A testimonial with a trade and a city instead of a name (`content.sample-testimonials`). */
export function Quotation({ quote, trade, city, className }: Testimonial & { className: string }) {
  return (
    <figure className={classNames("flex flex-col items-center text-center", className)}>
      <svg viewBox="0 0 48 36" className="h-10 fill-edge" aria-hidden="true">
        <path d="M0 36V22C0 9 6 2 18 0l2 5c-6 2-9 5-9 11h9v20Zm27 0V22C27 9 33 2 45 0l2 5c-6 2-9 5-9 11h9v20Z" />
      </svg>
      <blockquote className="mt-6 max-w-3xl text-2xl font-semibold text-balance">
        {quote}
      </blockquote>
      <figcaption className="mt-6 text-muted">
        {trade}, {city}
      </figcaption>
    </figure>
  );
}

/** Call to action at the end of a page. */
export function Closing({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section className="page-width section-space">
      <div className="deep-band flex flex-col items-center rounded-3xl px-6 py-16 text-center">
        <h2 className="max-w-2xl text-3xl">{title}</h2>
        <p className="mt-4 max-w-xl text-lg text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-4">{children}</div>
      </div>
    </section>
  );
}

/** Button link to another site that opens a new tab and says so. */
export function NewTabLink({ children, ...rest }: ComponentProps<typeof LinkButton>) {
  return (
    <LinkButton {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </LinkButton>
  );
}

/** Check mark in front of a benefit. */
export function CheckMark() {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0" aria-hidden="true">
      <circle cx="10" cy="10" r="10" className="fill-good-soft" />
      <path
        d="m5.75 10.25 3 3 5.5-6"
        className="fill-none stroke-good"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

const signs = {
  text: "M4 5h16v11H11l-4.5 4v-4H4Z",
  email: "M3.5 6h17v12h-17Zm0 1 8.5 6.5L20.5 7",
};

/** Icon of a message: a bubble for a text, an envelope for an email. */
export function MessageSign({ by }: { by: keyof typeof signs }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5 fill-none stroke-brand stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={signs[by]} />
    </svg>
  );
}
