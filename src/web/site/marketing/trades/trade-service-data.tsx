import { planPrices } from "~/content/trades/monthly-sums.ts";
import type { Service } from "~/domains/shared/services/services.ts";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { JsonLd } from "~/web/shared/metadata/json-ld.tsx";

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
