import { type LinksFunction, Outlet } from "react-router";
import embedStyles from "./embed.css?url";

export const links: LinksFunction = () => [{ rel: "stylesheet", href: embedStyles }];

/** The embedded form has no frame of its own; the contractor's page surrounds it. */
export default function EmbedFrame() {
  return (
    <>
      {/* Runs before the first paint, so the color scheme is right from the start. */}
      <script src="/embed/frame.js" />
      <main id="main" className="embedded">
        <Outlet />
      </main>
    </>
  );
}
