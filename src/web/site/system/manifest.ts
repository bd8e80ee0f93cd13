import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/manifest";

/** /site.webmanifest: the site's web app manifest. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteName } = context.get(platformContext).settings;
  const icon = (size: number, purpose: string) => ({
    src: purpose === "any" ? `/icon-${size}.png` : `/icon-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name: siteName,
    short_name: siteName,
    description: "Lead systems for local home-service contractors. You own every lead.",
    start_url: "/",
    display: "browser",
    background_color: "#fbf8f2",
    theme_color: "#0f2341",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "public, max-age=3600",
    },
  });
}
