import type { TradeLandingCopy } from "~/content/trades/trade-copy.ts";
import { TradeIcon } from "../trades/trade-icon.tsx";

type TradeTestimonialProps = TradeLandingCopy["testimonial"] & { slug: string };

/** A contractor's words (`content.sample-testimonials`). */
export function TradeTestimonial({ slug, quote, trade, city }: TradeTestimonialProps) {
  return (
    <section className="section-space border-y border-line bg-sunken">
      <figure className="page-width flex flex-col items-center text-center">
        <TradeIcon slug={slug} />
        <blockquote className="mt-8 max-w-3xl text-2xl font-semibold text-balance">
          “{quote}”
        </blockquote>
        <figcaption className="mt-6 text-muted">
          {trade}, {city}
        </figcaption>
      </figure>
    </section>
  );
}
