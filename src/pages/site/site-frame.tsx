import { type LinksFunction, Outlet } from "react-router";
import { Frame } from "./frame.tsx";
import siteStyles from "./site.css?url";
import { SiteError } from "./site-error.tsx";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

export const ErrorBoundary = SiteError;

export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
