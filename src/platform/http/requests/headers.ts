/**
 * Over https, browsers accept a cookie with this prefix only from this exact host, on all paths and
 * over https. Neither a subdomain nor a network attacker can set it.
 */
const hostOnly = "__Host-";

/** The value of one of our cookies in a request, or null. */
export function readCookie(request: Request, name: string): string | null {
  const secure = request.url.startsWith("https:");
  return cookieValue(request.headers.get("cookie") ?? "", cookieName(name, secure));
}

/** The name under which browsers store one of our cookies. */
export function cookieName(name: string, secure: boolean): string {
  return secure ? hostOnly + name : name;
}

/** The value of the cookie with exactly this name in a `Cookie` header, or null. */
export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** A cookie that scripts can't read and other sites can't send; without a value it is removed. */
export function writeCookie(
  name: string,
  value: string | null,
  options: { secure: boolean; maxAgeSeconds: number },
): string {
  const age = value === null ? 0 : options.maxAgeSeconds;
  const cookie = cookieName(name, options.secure);
  const secure = options.secure ? "; Secure" : "";
  return `${cookie}=${value ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}

const traceparent =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** The trace id from the header `traceparent` (W3C Trace Context); undefined without one. */
export function traceIdOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? traceparent.exec(header)?.[1] : undefined;
}
