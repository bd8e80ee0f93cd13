import { type LinksFunction, Outlet } from "react-router";
import businessStyles from "../site/business/business.css?url";
import { SiteError } from "../site/errors/site-error.tsx";
import { Frame } from "../site/frame/frame.tsx";
import siteStyles from "../site/frame/site.css?url";

/** The small sheet holds only what business pages need. React moves this link to the head. */
export function ErrorBoundary() {
  return (
    <>
      <link rel="stylesheet" href={siteStyles} precedence="default" />
      <SiteError />
    </>
  );
}

export const links: LinksFunction = () => [{ rel: "stylesheet", href: businessStyles }];

/** The site's frame with the small style sheet of business pages, and without the call that sells to contractors. */
export default function BusinessFrame() {
  return (
    <Frame strategyCall={false}>
      <Outlet />
    </Frame>
  );
}
