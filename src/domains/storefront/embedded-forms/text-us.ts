import { escaped } from "./embed-hosts.ts";

/** English text of the "Text us" button and its form. */
export const textUsText = {
  open: "Text us",
  close: "Close",
  title: (businessName: string) => `Text with ${businessName}`,
  introduction: "Leave your number, and we'll text you.",
  send: "Text me",
  /** The text that the homeowner's message starts with. */
  body: (businessName: string) => `Hi ${businessName}, I need help with `,
};

/** URL of a page's "Text us" form. */
export const textUsAddress = (siteUrl: string, path: string): string =>
  `${siteUrl}/embed${path}/text`;

/** A link that opens a phone's texting app. Both iPhone and Android understand `?&`. */
export const smsLink = (number: string, businessName: string): string =>
  `sms:${number}?&body=${encodeURIComponent(textUsText.body(businessName))}`;

/** The HTML for a contractor's own site: the button, and a link for visitors without JavaScript. */
export function textUsSnippet(siteUrl: string, path: string): string {
  return [
    `<script src="${escaped(`${siteUrl}/text-us${path}`)}" async></script>`,
    `<noscript>${textUsLink(siteUrl, path)}</noscript>`,
  ].join("\n");
}

/** A plain link to the form, for sites that allow no script. */
export const textUsLink = (siteUrl: string, path: string): string =>
  `<a href="${escaped(textUsAddress(siteUrl, path))}">${textUsText.open}</a>`;
