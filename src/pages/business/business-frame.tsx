import { type LinksFunction, Outlet } from "react-router";
import { Frame } from "../site/frame.tsx";
import businessStyles from "./business.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: businessStyles }];

/** The site's frame with the small style sheet of business pages. */
export default function BusinessFrame() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}
