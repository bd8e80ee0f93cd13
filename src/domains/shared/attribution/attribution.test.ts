import fc from "fast-check";
import { expect, test } from "vitest";
import {
  campaignFields,
  campaignOf,
  describeTouch,
  landingPathOf,
  readTouch,
  referrerHostOf,
  type Touch,
  writeTouch,
} from "./attribution.ts";

const now = new Date("2026-11-20T15:00:00Z");
const day = 24 * 60 * 60 * 1000;

test("reads the campaign's fields by name and ignores other parameters", () => {
  const address = new URLSearchParams(
    "?utm_source=google&utm_medium=cpc&utm_campaign=Spring%20AC%20%7C%20Austin&gclid=Cj0K_-x&plan=ads&gad_source=1",
  );
  expect(campaignOf(address)).toEqual({
    utm_source: "google",
    utm_medium: "cpc",
    utm_campaign: "Spring AC | Austin",
    gclid: "Cj0K_-x",
  });
});

test.each([
  ["utm_source", "ann@home.example", undefined],
  ["utm_content", "ann%40home.example", undefined],
  ["utm_term", "call (512) 555-0123", undefined],
  ["utm_campaign", "21234567890", "21234567890"],
  ["utm_campaign", "<script>alert(1)</script>", "script alert(1) /script"],
  ["utm_campaign", "été 北京 🔧", "été 北京"],
  ["utm_campaign", "a".repeat(500), "a".repeat(80)],
  ["utm_source", "  ", undefined],
  ["gclid", "abc def", undefined],
  ["gclid", "a".repeat(500), undefined],
] as const)("%s=%s is stored as %s", (field, raw, expected) => {
  expect(campaignOf(new URLSearchParams({ [field]: raw }))[field]).toBe(expected);
});

test.each([
  ["https://www.google.com/search?q=plumber+near+me", "google.com"],
  ["https://user:secret@News.Example/a/b", "news.example"],
  ["android-app://com.google.android.gm/", "com.google.android.gm"],
  ["javascript:alert(1)", null],
  ["file:///home/ann", null],
  ["https://[::1]/", null],
  ["nonsense", null],
  ["", null],
])("referrer %s is stored as host %s", (referrer, host) => {
  expect(referrerHostOf(referrer)).toBe(host);
});

test.each([
  ["/", "/"],
  ["/plumbing/san-antonio-tx", "/plumbing/san-antonio-tx"],
  ["/lawn-care/ca%C3%B1on-tx", "/lawn-care/ca%C3%B1on-tx"],
  ["/confirm-email/MjExMDU3MTM4NjM5MC4x.r90Z0tH0nCd21iOUf70", "/confirm-email"],
  ["/portal/0198c2f6-7d1e-7e97-b372-36453aba6ab8/leads", "/portal"],
  ["/a/b/c/d/e", "/a/b/c"],
  ["/%ff", "/"],
  ["no path", null],
])("path %s is stored as %s", (path, expected) => {
  expect(landingPathOf(path)).toBe(expected);
});

test("never stores a token as part of a path", () => {
  const token = fc
    .uint8Array({ minLength: 32, maxLength: 32 })
    .map((bytes) => Buffer.from(bytes).toString("base64url"))
    // One in billions of tokens has no capital letter at all.
    .filter((text) => /[A-Z_]/.test(text));
  fc.assert(
    fc.property(token, (secret) => {
      expect(landingPathOf(`/get-started/resume/${secret}`)).toBe("/get-started/resume");
    }),
  );
});

const campaign = fc.record(
  Object.fromEntries(campaignFields.map((field) => [field, fc.string({ unit: "binary" })])),
  { requiredKeys: [] },
);

test("any address gives short, plain values that round-trip", () => {
  fc.assert(
    fc.property(campaign, fc.string({ unit: "binary" }), (values, path) => {
      const touch: Touch = {
        campaign: campaignOf(new URLSearchParams(values as Record<string, string>)),
        referrerHost: "google.com",
        landingPath: landingPathOf(`/${path}`),
        at: now,
      };
      const text = writeTouch(touch);
      expect(text).toMatch(/^[\w.*+%&=-]*$/);
      expect(readTouch(text, now)).toEqual(touch);
      for (const value of Object.values(touch.campaign)) {
        expect(value.length).toBeLessThanOrEqual(180);
        expect(value).not.toMatch(/[<>"'`\\&;@]|\p{Cc}/u);
      }
    }),
    { numRuns: 500 },
  );
});

test("reads any cookie value from a browser without errors", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void readTouch(text, now)));
  expect(readTouch("utm_source=x&at=99999999999", now)?.at).toEqual(now);
  expect(readTouch("utm_source=x&at=nonsense", now)).toBeNull();
  expect(readTouch("landing=/pricing", now)).toBeNull();
});

test("a visit expires after ninety days", () => {
  const text = writeTouch({
    campaign: { utm_source: "x" },
    referrerHost: null,
    landingPath: "/",
    at: now,
  });
  expect(readTouch(text, new Date(now.getTime() + 89 * day))).not.toBeNull();
  expect(readTouch(text, new Date(now.getTime() + 91 * day))).toBeNull();
});

test.each([
  [
    { utm_source: "google", utm_medium: "cpc", utm_campaign: "spring" },
    null,
    "google / cpc, campaign spring",
  ],
  [{ gclid: "x" }, "google.com", "Google Ads"],
  [{ msclkid: "x" }, null, "Microsoft Ads"],
  [{ fbclid: "x" }, "l.facebook.com", "Facebook"],
  [{}, "duckduckgo.com", "duckduckgo.com"],
])("%j from %s reads: %s", (campaign, referrerHost, expected) => {
  expect(describeTouch({ campaign, referrerHost, landingPath: null, at: now })).toBe(expected);
});
