export type Cookie = {
  name: string;
  value: string;
  httpOnly: boolean;
  secure: boolean;
  sameSite: string;
  path: string;
};

/** The cookies of one visitor of one site, with a browser's rules. */
export class CookieJar {
  #cookies = new Map<string, Cookie>();

  /** Applies the cookies that a response sets or deletes. */
  take(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const [pair = "", ...attributes] = line.split(/;\s*/);
      const at = pair.indexOf("=");
      const name = pair.slice(0, at);
      const given = new Map(
        attributes.map((attribute) => {
          const [key = "", value = ""] = attribute.split("=");
          return [key.toLowerCase(), value];
        }),
      );
      const expires = given.get("expires");
      const isExpired =
        Number(given.get("max-age") ?? 1) <= 0 || (expires && Date.parse(expires) < Date.now());
      if (isExpired) this.#cookies.delete(name);
      else {
        this.#cookies.set(name, {
          name,
          value: pair.slice(at + 1),
          httpOnly: given.has("httponly"),
          secure: given.has("secure"),
          sameSite: given.get("samesite") ?? "",
          path: given.get("path") ?? "/",
        });
      }
    }
  }
  add(cookies: readonly Pick<Cookie, "name" | "value">[]): void {
    const plain = { httpOnly: false, secure: false, sameSite: "", path: "/" };
    for (const cookie of cookies) this.#cookies.set(cookie.name, { ...plain, ...cookie });
  }
  all(): Cookie[] {
    return [...this.#cookies.values()];
  }
  clear(): void {
    this.#cookies.clear();
  }
  /** The value of a request's Cookie header. */
  header(): string {
    return this.all()
      .map(({ name, value }) => `${name}=${value}`)
      .join("; ");
  }
}
