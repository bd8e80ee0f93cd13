import type { TradePageCopy } from "~/content/trades/trade-copy.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { CheckMark } from "../parts/check-mark.tsx";
import { TradePicture } from "./trade-picture.tsx";

type TradeHeroProps = Pick<TradePageCopy, "hero" | "picture"> & { slug: string };

/** The trade's problem in one line, the one button, and the trade at work. */
export function TradeHero({ slug, hero, picture }: TradeHeroProps) {
  return (
    <section className="page-width grid items-center gap-10 pt-8 pb-16 md:grid-cols-[1.05fr_1fr] md:pt-12 lg:gap-16 lg:pb-24">
      <div>
        <h1 className="text-4xl">{hero.title}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{hero.lead}</p>
        <div className="mt-8 flex flex-wrap gap-4">
          <LinkButton href="/get-started" variant="action" size="large">
            Get Started
          </LinkButton>
          <LinkButton href="#follow-up" variant="secondary" size="large">
            How it works
          </LinkButton>
        </div>
        <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-2 text-sm font-semibold">
          {hero.points.map((point) => (
            <li key={point} className="flex items-center gap-2">
              <CheckMark />
              {point}
            </li>
          ))}
        </ul>
      </div>
      <TradePicture slug={slug} picture={picture} />
    </section>
  );
}
