import { readCookie, writeCookie } from "~/platform/http/requests/headers.ts";
import type { SharedLead } from "./shared-lead.ts";

const name = "hearthline-shared";
const halfAnHour = 30 * 60;

const isSecure = (request: Request) => request.url.startsWith("https:");

/**
 * Set-Cookie header that stores shared text for half an hour, until a lead is created; null deletes
 * it.
 */
export function saveSharedCookie(request: Request, shared: SharedLead | null): string {
  const value = shared && Buffer.from(JSON.stringify(shared)).toString("base64url");
  return writeCookie(name, value, { secure: isSecure(request), maxAgeSeconds: halfAnHour });
}

/** What this browser shared recently, as form values. */
export function readSharedCookie(request: Request): Record<string, string> | undefined {
  const value = readCookie(request, name);
  if (!value) return undefined;
  try {
    const parsed: unknown = JSON.parse(Buffer.from(value, "base64url").toString());
    if (typeof parsed !== "object" || parsed === null) return undefined;
    const texts = Object.entries(parsed).filter(([, text]) => typeof text === "string");
    return Object.fromEntries(texts);
  } catch {
    return undefined;
  }
}
