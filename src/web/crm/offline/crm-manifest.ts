import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/crm-manifest";

/** /crm.webmanifest: installs the CRM as an app and share target. Browsers fetch it without a session. */
export function loader({ context }: Route.LoaderArgs) {
  const { siteName } = context.get(platformContext).settings;
  const icon = (size: number, purpose: "any" | "maskable") => ({
    src: purpose === "any" ? `/icon-${size}.png` : `/icon-${purpose}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/crm",
    name: `${siteName} CRM`,
    short_name: siteName,
    description: "Your leads, conversations, and schedule.",
    start_url: "/crm",
    scope: "/crm",
    display: "standalone",
    background_color: "#fbf8f2",
    theme_color: "#0f2341",
    icons: [icon(192, "any"), icon(512, "any"), icon(512, "maskable")],
    share_target: {
      action: "/crm/share",
      method: "POST",
      enctype: "application/x-www-form-urlencoded",
      params: { title: "title", text: "text", url: "url" },
    },
    shortcuts: [
      { name: "Leads", url: "/crm/leads" },
      { name: "Schedule", url: "/crm/schedule" },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      "content-type": "application/manifest+json",
      "cache-control": "public, max-age=3600",
    },
  });
}
