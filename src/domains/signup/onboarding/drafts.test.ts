import { expect, test } from "vitest";
import type { Platform } from "~/platform/platform.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { draftTokenOf, renameDraftCookie } from "./drafts.server.ts";

const at = (url: string) => ({ settings: readSettings({ SITE_URL: url }) }) as unknown as Platform;
const requestOf = (url: string, cookie: string) => new Request(url, { headers: { cookie } });
const renamed = (url: string, cookie: string) =>
  renameDraftCookie(at(url), requestOf(url, cookie)).getSetCookie();

test("continues a draft with the former cookie name and renames the cookie", () => {
  const site = "https://hearth.example/";
  expect(draftTokenOf(requestOf(site, "hearthline_draft=abc"))).toBe("abc");
  expect(renamed(site, "hearthline_draft=abc")).toEqual([
    expect.stringMatching(/^__Host-hearthline_draft=abc; .*Max-Age=2592000; .*Secure$/),
    expect.stringMatching(/^hearthline_draft=; .*Max-Age=0/),
  ]);
});

test("ignores the former cookie if the current one is set", () => {
  const cookie = "hearthline_draft=planted; __Host-hearthline_draft=own";
  expect(draftTokenOf(requestOf("https://hearth.example/", cookie))).toBe("own");
  expect(renamed("https://hearth.example/", cookie)).toEqual([
    expect.stringMatching(/^hearthline_draft=; .*Max-Age=0/),
  ]);
});

test("renames no cookie without https", () => {
  expect(renamed("http://localhost:3000/", "hearthline_draft=abc")).toEqual([]);
});
