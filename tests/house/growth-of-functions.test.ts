import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import {
  campaignOf,
  landingPathOf,
  readTouch,
  referrerHostOf,
} from "~/features/attribution/attribution.ts";
import { leadSchema } from "~/features/leads/leads.schema.ts";
import { parseBrandColor } from "~/features/onboarding/brand-color.ts";
import { parseCityState } from "~/features/services/territory.ts";
import { parseCsv } from "~/platform/csv/parse-csv.ts";
import { cookieValue } from "~/platform/http/requests/cookies.ts";
import { clientAddress } from "~/platform/http/requests/request-info.server.ts";
import { chooseEncoding, isKnown } from "~/platform/http/server/deliver-page.server.ts";
import { findRefusal } from "~/platform/http/server/gatekeeper.server.ts";
import { scrub } from "~/platform/log/scrub.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { check } from "~/platform/validation/form.ts";
import { readQuestion } from "../../src/features/directory/directory-query.ts";
import { parseEmbedHosts } from "../../src/features/embedded-forms/embed-hosts.ts";
import { splitCity } from "../../src/features/market-estimates/cities/typed-city.ts";
import { findGrowth, hostileToAnything } from "./growth.ts";

const settings = readSettings({ TRUSTED_PROXIES: "127.0.0.1, ::1" });
const now = new Date("2026-11-21T12:00:00Z");

const asRequest = (url: string, headers: Record<string, string>) =>
  ({
    method: "POST",
    url,
    headers,
    socket: { remoteAddress: "::1" },
  }) as unknown as IncomingMessage;

/** What reads a text of somebody else's, by what the text is. */
const readers: Record<string, (text: string) => unknown> = {
  "a line of the log": scrub,
  "the path of a request": (text) =>
    findRefusal(asRequest(`/${text}`, { host: "localhost:3000" }), settings),
  "the header Host": (text) => findRefusal(asRequest("/", { host: text }), settings),
  "the header Origin": (text) =>
    findRefusal(asRequest("/", { host: "localhost:3000", origin: text }), settings),
  "the header Cookie": (text) => cookieValue(text, "visit"),
  "the header Accept-Encoding": chooseEncoding,
  "the header If-None-Match": (text) => isKnown(text, 'W/"known"'),
  "the header X-Forwarded-For": (text) =>
    clientAddress(asRequest("/", { "x-forwarded-for": text }), settings.trustedProxies),
  "the header Referer": referrerHostOf,
  "a campaign": (text) => campaignOf(new URLSearchParams({ utm_source: text, gclid: text })),
  "the noted visit": (text) => [readTouch(text, now), landingPathOf(`/${text}`)],
  "the address of a business page": parseCityState,
  "a search in the directory": readQuestion,
  "a city as it is typed": splitCity,
  "a color as it is typed": parseBrandColor,
  "the sites of a form": parseEmbedHosts,
  "a file of pages": (text) => {
    try {
      return [...parseCsv(text)];
    } catch (error) {
      return error;
    }
  },
  "an enquiry": (text) =>
    check(leadSchema, { name: text, phone: text, email: text, need: text, zip_code: text }),
};

// requests.linear-time
test.each(Object.entries(readers))("%s takes no longer to grow than it does", (_, read) => {
  expect(findGrowth(read, hostileToAnything)).toBeNull();
});

test("control: a reader that looks at all that follows each character is found", () => {
  const slow = (text: string) => [...text].filter((_, at, all) => all.indexOf("?", at) > at);
  expect(findGrowth(slow, hostileToAnything)).not.toBeNull();
});
