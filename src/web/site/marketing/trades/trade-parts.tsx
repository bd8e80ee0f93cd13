import type { ReactNode } from "react";
import { planPrices } from "~/content/trades/monthly-sums.ts";
import type { TradePageCopy } from "~/content/trades/trade-copy.ts";
import type { Service } from "~/domains/shared/index.ts";
import { drawingBox, TradeDrawing } from "~/illustrations/trade-drawing.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { JsonLd } from "~/web/shared/metadata/json-ld.tsx";

type TradePictureProps = { slug: string; picture: TradePageCopy["picture"] };

/** The trade's illustration with the card of a new lead. */
export function TradePicture({ slug, picture }: TradePictureProps) {
  const { label, card, need, place, done } = picture;
  return (
    <div
      role="img"
      aria-label={`${label} A card on it reads: new lead, ${need}, ${done.join(", ")}.`}
      className="relative mb-20 sm:mb-12"
    >
      <Drawing slug={slug} />
      <div
        className={`floating absolute -bottom-20 w-64 max-w-[calc(100%-2rem)] rounded-2xl bg-surface p-4 sm:-bottom-12 ${card === "left" ? "left-4 lg:-left-6" : "right-4 lg:-right-6"}`}
      >
        <p className="flex items-center justify-between gap-2 text-sm">
          <span className="font-bold">New lead</span>
          <span className="text-muted">{place}</span>
        </p>
        <p className="mt-1 text-sm">“{need}”</p>
        <p className="mt-3 flex flex-wrap gap-2 text-xs font-semibold">
          <span className="rounded-full bg-info-soft px-3 py-1 text-info">{done[0]}</span>
          <span className="rounded-full bg-good-soft px-3 py-1 text-good">{done[1]}</span>
        </p>
      </div>
    </div>
  );
}

/** The illustration alone, hidden from assistive technology. */
export function Drawing({ slug }: { slug: string }) {
  return (
    <svg viewBox={drawingBox} className="floating block w-full rounded-3xl" aria-hidden="true">
      <TradeDrawing slug={slug} />
    </svg>
  );
}

const strokes: Record<string, ReactNode> = {
  hvac: (
    <>
      <path d="M24 8v32M10 16l28 16M10 32l28-16" />
      <path d="m20 11 4 4 4-4m-8 26 4-4 4 4M11 21l5-1.5L14.5 14M37 27l-5 1.5 1.5 5.500M11 27l5 1.5-1.5 5.500M37 21l-5-1.5 1.5-5.5" />
    </>
  ),
  "pest-control": (
    <>
      <ellipse cx="24" cy="28" rx="8" ry="11" />
      <path d="M19 18a5 5 0 0 1 10 0M24 20v19M20 13l-3-5M28 13l3-5M16 25l-7-4M16 30H8M17 35l-7 5M32 25l7-4M32 30h8M31 35l7 5" />
    </>
  ),
  handyman: (
    <>
      <path d="M28 20 12 36a3.5 3.5 0 0 0 5 5l16-16" transform="translate(-1 -1)" />
      <path
        d="M27 19a9 9 0 0 1 12-10.500l-5.5 5.5 1 4.5 4.5 1 5-5A9 9 0 0 1 32 25"
        transform="translate(-3.5 0)"
      />
    </>
  ),
  plumbing: (
    <>
      <path d="M8 18h12v-3a3 3 0 0 1 3-3h2a3 3 0 0 1 3 3v3h2a9 9 0 0 1 9 9v2h-8v-2a2 2 0 0 0-2-2H8Z" />
      <path d="M24 12V7M18 7h12M35 34c2 2.5 3 4 3 5.300a3 3 0 0 1-6 0c0-1.3 1-2.8 3-5.300Z" />
    </>
  ),
  electrician: <path d="M27 6 11 27h12l-3 15 17-22H25Z" />,
  "lawn-care": (
    <>
      <path d="M24 41V21M24 25C12 25 9 17 9 9c10 0 15 5 15 16Zm0-4c0-9 5-13 15-13 0 9-5 14-15 14" />
      <path d="M8 41h32" />
    </>
  ),
};

/** Line icon of a trade. */
export function TradeIcon({ slug }: { slug: string }) {
  return (
    <span className="grid size-16 shrink-0 place-items-center rounded-xl bg-info-soft">
      <svg
        viewBox="0 0 48 48"
        className="size-10 fill-none stroke-brand"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {strokes[slug]}
      </svg>
    </span>
  );
}

type TradeServiceDataProps = {
  trade: Service;
  path: string;
  description: string;
  /** Whether the page shows the plans' prices: structured data must match the page. */
  prices?: boolean;
};

/** Structured data about a page's offer. */
export function TradeServiceData({ trade, path, description, prices }: TradeServiceDataProps) {
  const { siteName, siteUrl } = useSite();
  const offer = (name: string, price: number) => ({
    "@type": "Offer",
    name,
    price: price.toFixed(2),
    priceCurrency: "USD",
    url: `${siteUrl}/pricing`,
  });
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "Service",
        name: `${trade.label} Leads`,
        serviceType: "Lead generation",
        description,
        url: siteUrl + path,
        provider: { "@type": "Organization", name: siteName, url: `${siteUrl}/` },
        areaServed: { "@type": "Country", name: "United States" },
        audience: { "@type": "BusinessAudience", audienceType: `${trade.label} contractors` },
        ...(prices
          ? {
              offers: [
                offer("Starter System", planPrices.system),
                offer("System + Ads", planPrices.withAds),
              ],
            }
          : {}),
      }}
    />
  );
}
