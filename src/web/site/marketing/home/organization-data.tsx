import { homeMeta } from "~/content/home.ts";
import { trades } from "~/domains/shared/services/services.ts";
import { useSite } from "~/web/shared/frame/use-site.ts";
import { JsonLd } from "~/web/shared/metadata/json-ld.tsx";

/** Who stands behind the site, for search engines. */
export function OrganizationData() {
  const { siteName, siteUrl } = useSite();
  return (
    <JsonLd
      data={{
        "@context": "https://schema.org",
        "@type": "Organization",
        name: siteName,
        url: `${siteUrl}/`,
        logo: `${siteUrl}/apple-touch-icon.png`,
        description: homeMeta.description,
        areaServed: { "@type": "Country", name: "United States" },
        knowsAbout: trades.map((trade) => `${trade.label} leads`),
      }}
    />
  );
}
