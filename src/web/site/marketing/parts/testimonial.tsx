import type { Testimonial } from "~/content/testimonials.ts";
import { classNames } from "~/ui/styles/class-names.ts";

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
