import type { TradeLandingCopy } from "~/content/trades/trade-copy.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Drawing } from "../trades/trade-picture.tsx";

type TradeLandingClosingProps = TradeLandingCopy["closing"] & { slug: string };

/** The last invitation, beside the trade at work. */
export function TradeLandingClosing({ slug, title, text, action }: TradeLandingClosingProps) {
  return (
    <section className="border-t border-line">
      <div className="page-width section-space pb-0 grid items-center gap-10 md:grid-cols-2 lg:gap-16">
        <Drawing slug={slug} />
        <div>
          <h2 className="text-3xl">{title}</h2>
          <p className="mt-4 text-lg text-muted">{text}</p>
          <div className="mt-8 flex flex-wrap gap-4">
            <LinkButton href="/get-started" variant="action" size="large">
              {action}
            </LinkButton>
            <LinkButton href={`/${slug}`} variant="secondary" size="large">
              How the system works
            </LinkButton>
          </div>
        </div>
      </div>
    </section>
  );
}
