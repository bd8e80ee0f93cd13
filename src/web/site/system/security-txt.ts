import { statusOfRefusal } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { bareAddress } from "~/platform/validation/email.ts";
import type { Route } from "./+types/security-txt";

const daysUntilStale = 180;
/** The default of CONTACT_EMAIL, a mailbox that no one reads. */
const sampleContact = "hello@hearthline.example";

/**
 * /.well-known/security.txt (RFC 9116): where to report vulnerabilities; 404 until
 * CONTACT_EMAIL is set.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { settings, clock } = context.get(platformContext);
  const { siteUrl } = settings;
  const contact = bareAddress(settings.contactEmail);
  if (contact === sampleContact)
    return new Response("Not found\n", { status: statusOfRefusal({ code: "not_found" }) });
  const day = 24 * 60 * 60 * 1000;
  const expires = new Date(Math.floor(clock.now().getTime() / day + daysUntilStale) * day);
  const lines = [
    `Contact: mailto:${contact}`,
    `Expires: ${expires.toISOString()}`,
    "Preferred-Languages: en",
    `Canonical: ${siteUrl.origin}/.well-known/security.txt`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "public, max-age=3600",
    },
  });
}
