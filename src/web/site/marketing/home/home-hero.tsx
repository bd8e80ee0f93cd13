import { hero } from "~/content/home.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { Promises } from "../parts/promises.tsx";
import { HeroPicture } from "./hero-picture.tsx";

/** The promise, the one button with its price, and the product at work. */
export function Hero() {
  const { siteName } = useSite();
  return (
    <section className="page-width grid items-center gap-10 pt-10 pb-16 md:grid-cols-[1.05fr_1fr] md:pt-16 lg:gap-16 lg:pb-24">
      <div>
        <h1 className="text-4xl">{hero.headline}</h1>
        <p className="mt-6 max-w-xl text-lg text-muted">{hero.lead}</p>
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          <LinkButton href="/get-started" variant="action" size="large">
            Start {siteName} Now
          </LinkButton>
          <span className="font-semibold">{hero.price}</span>
        </p>
        <Promises promises={hero.promises} />
      </div>
      <HeroPicture />
    </section>
  );
}
