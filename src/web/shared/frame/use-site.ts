import { useRouteLoaderData } from "react-router";

export type Site = { siteName: string; siteUrl: string; bookingUrl: string; contactEmail: string };

/** The site's name and contact details from the root loader; empty if that failed. */
export function useSite(): Site {
  const site = useRouteLoaderData<Partial<Site>>("root");
  return {
    siteName: site?.siteName ?? "Hearthline",
    siteUrl: site?.siteUrl ?? "",
    bookingUrl: site?.bookingUrl ?? "",
    contactEmail: site?.contactEmail ?? "",
  };
}
