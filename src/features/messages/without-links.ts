type Bodies = { html: string | null; text: string | null };

/** A message whose links let nobody in any more: each token is left out of them. */
export function withoutLinks<T extends Bodies>(message: T): T {
  return { ...message, html: hide(message.html), text: hide(message.text) };
}

/** A signed token: what it says, a point, and 32 bytes of signature (platform/secrets/secrets.server.ts). */
function hide<Body extends string | null>(body: Body): Body {
  return body && (body.replace(/(?<![\w-])[\w-]{20,}\.[\w-]{43}/g, "[link]") as Body);
}
