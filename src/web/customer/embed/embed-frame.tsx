import { type LinksFunction, Outlet } from "react-router";
import embedStyles from "./embed.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: embedStyles }];

/** Around the form in a frame there is nothing: the page around the frame is the contractor's. */
export default function EmbedFrame() {
  return (
    <>
      {/* Before anything is drawn, so that the color scheme is right from the start. */}
      <script src="/embed/frame.js" />
      <main id="main" className="embedded">
        <Outlet />
      </main>
    </>
  );
}
