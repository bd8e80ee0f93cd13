import { useRouteLoaderData } from "react-router";

export type Site = { siteName: string; siteUrl: string; bookingUrl: string; contactEmail: string };

/** What the operator calls the site and how to reach them, from the root loader; bare when that itself failed. */
export function useSite(): Site {
  const site = useRouteLoaderData<Partial<Site>>("root");
  return {
    siteName: site?.siteName ?? "Hearthline",
    siteUrl: site?.siteUrl ?? "",
    bookingUrl: site?.bookingUrl ?? "",
    contactEmail: site?.contactEmail ?? "",
  };
}
