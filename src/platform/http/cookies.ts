/** The value of one cookie of a request, or null. */
export function readCookie(request: Request, name: string): string | null {
  return cookieValue(request.headers.get("cookie") ?? "", name);
}

/** The value of one cookie of a `Cookie` header, or null. */
export function cookieValue(header: string, name: string): string | null {
  for (const pair of header.split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || null;
  }
  return null;
}

/** A cookie that scripts cannot read and other sites cannot send; without a value it is removed. */
export function writeCookie(
  name: string,
  value: string | null,
  options: { secure: boolean; maxAgeSeconds: number },
): string {
  const age = value === null ? 0 : options.maxAgeSeconds;
  const secure = options.secure ? "; Secure" : "";
  return `${name}=${value ?? ""}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${secure}`;
}
