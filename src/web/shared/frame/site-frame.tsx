import { type LinksFunction, Outlet } from "react-router";
import { SiteError } from "../errors/site-error.tsx";
import { Frame } from "./frame.tsx";
import siteStyles from "./site.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

export const ErrorBoundary = SiteError;

export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
