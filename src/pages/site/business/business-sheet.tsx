import type { LinksFunction } from "react-router";
import { SiteError } from "../errors/site-error.tsx";
import siteStyles from "../frame/site.css?url";
import businessStyles from "./business.css?url";

/** The small sheet that shows a business's page, for routes that do. */
export const links: LinksFunction = () => [{ rel: "stylesheet", href: businessStyles }];

/** It holds only what business pages need, so a failure brings the site's. React moves this link to the head. */
export function ErrorBoundary() {
  return (
    <>
      <link rel="stylesheet" href={siteStyles} precedence="default" />
      <SiteError />
    </>
  );
}
