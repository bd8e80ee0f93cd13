import type { GrantsAccess } from "~/platform/mail/email.ts";

type Bodies = { html: string | null; text: string | null };

/** A message whose links let nobody in any more: each token is left out of them. */
export function withoutLinks<T extends Bodies>(message: T): T {
  return { ...message, html: hide(message.html), text: hide(message.text) };
}

/**
 * A message as it is kept after it was sent: of what lets in staff or a member the words alone, without
 * the link and without the code (docs/decisions/022-links-that-let-somebody-in.md).
 */
export function withoutKeys<T extends Bodies>(message: T, grants: GrantsAccess | undefined): T {
  if (grants === "staff") return withoutLinks(message);
  if (grants !== "member") return message;
  const { html, text } = withoutLinks(message);
  return { ...message, html: hideCode(html), text: hideCode(text) };
}

/** Six digits in two groups, as a sign-in mail writes its code. */
function hideCode(body: string | null): string | null {
  return body?.replace(/(?<!\d)\d{3} \d{3}(?!\d)/g, "[code]") ?? null;
}

/** A signed token: what it says, a point, and 32 bytes of signature (platform/secrets/secrets.server.ts). */
function hide<Body extends string | null>(body: Body): Body {
  return body && (body.replace(/(?<![\w-])[\w-]{20,}\.[\w-]{43}/g, "[link]") as Body);
}
