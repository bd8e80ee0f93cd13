import { redactLinks } from "~/domains/shared/access/bearer-links.ts";
import type { GrantsAccess } from "~/platform/mail/email.ts";

type Bodies = { html: string | null; text: string | null };

/**
 * A message as it is saved after it was sent: of one that lets in staff or a member without the link and
 * without the code (docs/decisions/022-bearer-links.md).
 */
export function withoutKeys<T extends Bodies>(message: T, grants: GrantsAccess | undefined): T {
  if (grants !== "staff" && grants !== "member") return message;
  const bare = { ...message, html: redactLinks(message.html), text: redactLinks(message.text) };
  if (grants === "staff") return bare;
  return { ...bare, html: hideCode(bare.html), text: hideCode(bare.text) };
}

/** Six digits in two groups, as a sign-in mail writes its code. */
function hideCode(body: string | null): string | null {
  return body?.replace(/(?<!\d)\d{3} \d{3}(?!\d)/g, "[code]") ?? null;
}
