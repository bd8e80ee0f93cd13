import type { LinksFunction } from "react-router";
import { SiteError } from "../errors/site-error.tsx";
import siteStyles from "../frame/site.css?url";
import businessStyles from "./business.css?url";

/** Small stylesheet of business pages, for routes that show one. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: businessStyles }];

/**
 * That stylesheet has only what business pages need, so an error page links the site's. React moves
 * this link to the head.
 */
export function ErrorBoundary() {
  return (
    <>
      <link rel="stylesheet" href={siteStyles} precedence="default" />
      <SiteError />
    </>
  );
}
