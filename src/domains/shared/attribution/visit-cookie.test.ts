import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { attributionFromForm, attributionOfVisit, visitNotes } from "./visit-cookie.server.ts";

const day = 24 * 60 * 60 * 1000;
let now = new Date("2026-11-20T15:00:00Z");
const visits = visitNotes(readSettings({ SITE_URL: "https://hearth.example" }), { now: () => now });

function note(url: string, headers: Record<string, string> = {}, method = "GET"): string | null {
  const given = { method, url, headers: { host: "hearth.example", ...headers } };
  return visits.noteOf(given as unknown as IncomingMessage);
}

/** The cookie that a browser sends back after this Set-Cookie header. */
const sentBack = (cookie: string | null) => cookie?.split(";")[0] ?? "";
const posted = (headers: Record<string, string>) =>
  new Request("https://hearth.example/embed/plumbing/waco-tx", { method: "POST", headers });
const google = { referer: "https://www.google.com/" };

test("sets an HttpOnly, same-site cookie for a visit from an ad", () => {
  const cookie = note("/plumbing/waco-tx?utm_source=google&gclid=abc", google) ?? "";
  expect(cookie).toMatch(
    /^__Host-visit=[^;]+; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(attributionOfVisit(posted({ cookie: sentBack(cookie) }), now)?.last).toEqual({
    campaign: { utm_source: "google", gclid: "abc" },
    referrerHost: "google.com",
    landingPath: "/plumbing/waco-tx",
    at: now,
  });
});

test.each([
  ["comes from nowhere", "/", {}],
  ["goes on within the site", "/pricing", { referer: "https://hearth.example/" }],
  ["asks for privacy", "/?gclid=abc", { ...google, "sec-gpc": "1" }],
  ["is a script's fetch", "/?gclid=abc", { ...google, "sec-fetch-dest": "empty" }],
  ["is a page in somebody's frame", "/?gclid=abc", { ...google, "sec-fetch-dest": "iframe" }],
  ["is fetched ahead", "/", { ...google, "sec-purpose": "prefetch;prerender" }],
  ["sees the framed form", "/embed/plumbing/waco-tx?gclid=abc", google],
  ["is staff", "/admin/leads?utm_source=mail", google],
  ["has only parameters that say nothing", "/?page=2&utm_source=", {}],
])("a visitor who %s gets no cookie", (_who, url, headers) => {
  expect(note(url, headers as Record<string, string>)).toBeNull();
});

test("keeps the first visit, updates the last, and ignores reloads", () => {
  const first = sentBack(note("/?utm_source=flyer"));
  expect(note("/?utm_source=flyer", { cookie: first })).toBeNull();
  const second = sentBack(note("/hvac/waco-tx", { ...google, cookie: `a=b; ${first}; c=d` }));
  const third = sentBack(note("/faq?utm_source=mail", { cookie: second }));
  const known = attributionOfVisit(posted({ cookie: third }), now);
  expect([known?.first.campaign.utm_source, known?.first.landingPath]).toEqual(["flyer", "/"]);
  expect([known?.last.campaign.utm_source, known?.last.landingPath]).toEqual(["mail", "/faq"]);
});

test("visitors stay with a partner until another partner's link", () => {
  const ref = (cookie: string) => attributionOfVisit(posted({ cookie }), now)?.last.campaign.ref;
  const came = sentBack(note("/?ref=TOMV"));
  const back = sentBack(note("/pricing?utm_source=mail", { cookie: came }));
  expect([ref(came), ref(back)]).toEqual(["TOMV", "TOMV"]);
  expect(note("/pricing?utm_source=mail", { cookie: back })).toBeNull();
  expect(ref(sentBack(note("/?ref=growth", { cookie: back })))).toBe("growth");
  for (const wrong of ["a%20b", "%3Cb%3E", "ann%40home.example"]) {
    expect(note(`/?ref=${wrong}`), wrong).toBeNull();
  }
  expect(visits.pageKey("/pricing?ref=TOMV")).toBe("/pricing");
  expect(note("/?ref=growth", { cookie: came, "sec-gpc": "1" })).toContain("Max-Age=0");
});

test("a cookie under the former name counts and is removed on demand", () => {
  const cookie = sentBack(note("/?utm_source=flyer")).replace("__Host-", "");
  expect(attributionOfVisit(posted({ cookie }), now)?.first.campaign.utm_source).toBe("flyer");
  const next = sentBack(note("/faq?utm_source=mail", { cookie }));
  expect(next).toMatch(/^__Host-visit=.*flyer.*mail/);
  expect(note("/faq", { cookie, "sec-gpc": "1" })).toMatch(/^visit=; .*Max-Age=0/);
});

test("an expired first visit is replaced by the next", () => {
  const cookie = sentBack(note("/?utm_source=flyer"));
  now = new Date(now.getTime() + 100 * day);
  const later = sentBack(note("/", { ...google, cookie }));
  expect(attributionOfVisit(posted({ cookie: later }), now)?.first.referrerHost).toBe("google.com");
});

test("removes the cookie once a visitor sends `Sec-GPC`", () => {
  const cookie = sentBack(note("/?utm_source=flyer"));
  expect(note("/faq", { cookie, "sec-gpc": "1" })).toMatch(/^__Host-visit=; .*Max-Age=0/);
  expect(attributionOfVisit(posted({ cookie, "sec-gpc": "1" }), now)).toBeNull();
  const form = "utm_source=flyer&referrer=waco-plumbing.example";
  expect(attributionFromForm(posted({ "sec-gpc": "1" }), form, now)).toBeNull();
  expect(attributionFromForm(posted({}), form, now)?.first).toMatchObject({
    campaign: { utm_source: "flyer" },
    referrerHost: "waco-plumbing.example",
    landingPath: "/embed/plumbing/waco-tx",
  });
});

test("the longest visits give a cookie that browsers accept, or none", () => {
  const long = new URLSearchParams({
    utm_source: "ä".repeat(200),
    utm_medium: "北".repeat(200),
    utm_campaign: "京".repeat(200),
    utm_term: "x".repeat(200),
    utm_content: "y".repeat(200),
    gclid: "g".repeat(180),
    fbclid: "f".repeat(180),
  });
  const cookie = sentBack(note(`/?${long}`));
  expect(cookie.length).toBeLessThan(4000);
  expect(note(`/faq?${long}`, { cookie })?.length ?? 0).toBeLessThan(4000);
});

test.each([
  ["/plumbing/waco-tx", "/plumbing/waco-tx"],
  ["/plumbing/waco-tx?gclid=abc&utm_source=google", "/plumbing/waco-tx"],
  ["/plumbing/waco-tx?gad_source=1&gclid=abc", "/plumbing/waco-tx"],
  ["/plumbing/waco-tx?", "/plumbing/waco-tx"],
  ["/locations?q=waco&utm_source=google", "/locations?q=waco&utm_source=google"],
  ["/plumbing/waco-tx?fresh", "/plumbing/waco-tx?fresh"],
  ["/plumbing/waco-tx?gclid=a?b=c&d", "/plumbing/waco-tx?gclid=a?b=c&d"],
])("%s is cached as %s", (url, key) => {
  expect(visits.pageKey(url)).toBe(key);
});
