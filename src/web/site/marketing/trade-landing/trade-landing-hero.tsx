import { hero as homeHero } from "~/content/home.ts";
import type { TradeLandingCopy } from "~/content/trades/trade-copy.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { PageBreadcrumbs } from "~/web/shared/breadcrumbs/page-breadcrumbs.tsx";
import { Promises } from "../parts/promises.tsx";

type TradeLandingHeroProps = Pick<TradeLandingCopy, "hero" | "requests">;

/** What is sold, in one line, beside an inbox that shows it. */
export function TradeLandingHero({ hero, requests }: TradeLandingHeroProps) {
  return (
    <div className="deep-band">
      <PageBreadcrumbs />
      <section className="page-width grid items-center gap-12 pt-8 pb-16 md:pt-12 lg:grid-cols-[1.1fr_1fr] lg:gap-16 lg:pb-24">
        <div>
          <h1 className="text-4xl">{hero.title}</h1>
          <p className="mt-6 max-w-xl text-lg text-muted">{hero.lead}</p>
          <LinkButton href="/get-started" variant="action" size="large" className="mt-8">
            {hero.action}
          </LinkButton>
          <Promises promises={homeHero.promises} />
        </div>
        <Inbox requests={requests} />
      </section>
    </div>
  );
}

function Inbox({ requests }: Pick<TradeLandingCopy, "requests">) {
  return (
    <figure>
      <div className="floating rounded-2xl bg-surface">
        <p className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-4">
          <span className="font-bold">Your new requests</span>
          <Badge tone="good">Sent to you only</Badge>
        </p>
        <ul className="divide-y divide-line">
          {requests.map((request) => (
            <li key={request.need} className="px-5 py-4">
              <p className="font-semibold">“{request.need}”</p>
              <p className="mt-1 text-sm text-muted">
                {request.kind} · {request.wanted}
              </p>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-center text-sm text-muted">
        Sample requests, as your dashboard shows them
      </figcaption>
    </figure>
  );
}
