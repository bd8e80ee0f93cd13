import { expect, test } from "vitest";
import { isPersonViewing } from "./is-person.ts";

const phone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";
const imageHeaders = { "sec-fetch-dest": "image", "sec-fetch-site": "same-origin" };

const isCounted = (userAgent: string, headers: Record<string, string> = imageHeaders) =>
  isPersonViewing(
    new Request("https://site.example/e/1/viewed", {
      headers: { "user-agent": userAgent, ...headers },
    }),
  );

test.each([
  phone,
  "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0",
])("counts a browser: %s", (userAgent) => {
  expect(isCounted(userAgent)).toBe(true);
});

test.each([
  // Messages on iPhone
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0",
  "WhatsApp/2.23.20.0",
  "Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)",
  "Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)",
  "TelegramBot (like TwitterBot)",
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/131.0.0.0 Safari/537.36",
  "Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5",
  "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  "curl/8.11.0",
  "",
])("ignores a link preview or scanner: %s", (userAgent) => {
  expect(isCounted(userAgent)).toBe(false);
});

test.each<Record<string, string>>([
  { ...imageHeaders, "sec-purpose": "prefetch;prerender" },
  { "sec-fetch-dest": "document", "sec-fetch-site": "none" },
  { "sec-fetch-dest": "image", "sec-fetch-site": "cross-site" },
  {},
])("ignores a request that isn't the page's own image: %j", (headers) => {
  expect(isCounted(phone, headers)).toBe(false);
});
