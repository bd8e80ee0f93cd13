import { type LinksFunction, Outlet } from "react-router";
import { Frame } from "./frame.tsx";
import siteStyles from "./site.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: siteStyles }];

export default function SiteFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
