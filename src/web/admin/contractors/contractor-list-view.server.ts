import { readCookie, writeCookie } from "~/platform/http/requests/headers.ts";

const name = "hearthline_contractors";
const views = ["cards", "table"] as const;
const year = 365 * 24 * 60 * 60;

export type ContractorView = (typeof views)[number];

/** Cards or table: from the URL, or else the view last shown in this browser. */
export function readView(request: Request): ContractorView {
  return parseView(requestedView(request)) ?? parseView(readCookie(request, name)) ?? "cards";
}

/** Set-Cookie header that remembers the view given in the URL, or null when there is none to remember. */
export function viewCookie(request: Request): string | null {
  const view = parseView(requestedView(request));
  const secure = new URL(request.url).protocol === "https:";
  return view && writeCookie(name, view, { secure, maxAgeSeconds: year });
}

const requestedView = (request: Request) => new URL(request.url).searchParams.get("view");
const parseView = (text: string | null) => views.find((view) => view === text) ?? null;
