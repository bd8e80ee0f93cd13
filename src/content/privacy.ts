import { collectedData, cookies } from "./collected-data.ts";
import type { LegalSection } from "./legal-document.ts";
import type { PageMeta } from "./page-text.ts";

/** Says what the code does, form by form (`privacy.notice`): change it with the forms. */

export const privacyMeta: PageMeta = {
  title: "Privacy Policy: What We Collect and Why",
  description:
    "What each of our forms collects and why, who sees it, how long we keep it, and how to get a copy or have it deleted. A few cookies of our own, no tracking by others.",
};

export const privacyHero = {
  title: "Privacy Policy",
  lead: "What we collect, why, who sees it, and how long we keep it. In plain English, form by form.",
  short: [
    "We collect what you type into our forms and use it only for that form's purpose.",
    "A homeowner's request goes only to the business they contacted.",
    "We don't sell data, we don't follow you to other sites, and our pages don't load anything from other companies.",
    "We use only a few cookies, and all of them are our own.",
  ],
};

/** Retention periods from the settings, in days (`retention.days`). */
export type RetentionDays = {
  drafts: number;
  quarantine: number;
  messages: number;
  security: number;
};

/** The page's text, with the configured periods. */
export const privacySections = (periods: RetentionDays): readonly LegalSection[] => [
  {
    id: "collected",
    title: "What we collect and why",
    paragraphs: [
      "Each step of the sign-up is saved when you click Next, even if you never finish, so you can continue later. If we can't accept something you typed, we save it with your sign-up so you don't have to type it again. We don't use it for anything else.",
    ],
    table: {
      caption: "What each form collects",
      head: ["Where", "What", "Why"],
      rows: collectedData.map(({ where, what, why }) => [where, what, why]),
    },
  },
  {
    id: "public",
    title: "What becomes public",
    paragraphs: [
      "A contractor's page shows the business name, city, state, and ZIP code, phone, email, description, logo, color, tagline, website, and Facebook page, and anything the business adds: towns, hours, license, insurance, offers, photos, and questions and answers. It becomes public once the contractor has confirmed the email address, or once our team has published it. Nothing that a homeowner writes is ever public.",
    ],
  },
  {
    id: "shared",
    title: "Who sees it",
    list: [
      "The business that a homeowner contacted, and the people on our team who run the system. One business's requests are never shown to another.",
      "Companies that work for us and may not use the data for anything else: they host our site and files, send our email and texts, and run our contact list, which is updated each time you save a sign-up step.",
      "Stripe, when you pay a business's invoice by card: you type your card on Stripe's own page, and we never see it. We tell Stripe the amount, the invoice number, and the business.",
      "Authorities, when the law requires us to.",
      "Google and Meta, only if you came from their ad or ad form and the business has turned this on: we tell them that the lead booked or paid, when, and how much, under their own ID of your click or form. If a Google ad form came without such an ID, we send your email address scrambled, so Google can only recognize an address it already has. We never send a name, phone number, or message. If you opted out of the business's messages, nothing more is sent; if your browser requests privacy (Global Privacy Control), we don't save the ID of your click.",
      "No one else. We don't sell or rent personal data, and we don't otherwise share it for advertising.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies",
    paragraphs: [
      "All of them are our own. They can't be read by scripts or set by any other site, and they aren't sent with other sites' forms. We use no analytics and no advertising cookies, and nothing on our pages comes from anywhere else. The CRM also saves pages and unsent messages in the team member's own browser, so it works without a connection. Signing out deletes them.",
    ],
    table: {
      caption: "All our cookies",
      head: ["Name", "Set when", "For", "Lasts"],
      rows: cookies.map(({ name, when, purpose, lasts }) => [name, when, purpose, lasts]),
    },
  },
  {
    id: "technical",
    title: "Technical records",
    paragraphs: [
      "Our log notes the time, the page, the result, and a reference number of each request. It leaves out names, addresses, phone numbers, and messages.",
      "To block spam and password guessing, we count requests by IP address for a short time. We store only a scrambled copy of the address, which can't be unscrambled. A form also notes how quickly it was sent and whether a field that people can't see was filled in. Suspicious requests are held for manual review.",
    ],
  },
  {
    id: "kept",
    title: "How long we keep it",
    table: {
      caption: "How long we keep data",
      head: ["What", "How long"],
      rows: [
        ["Draft access from your browser", "30 days"],
        [
          "Answers from a finished sign-up",
          "As long as you work with us, or until you ask us to delete them",
        ],
        [
          "Answers from an unfinished sign-up",
          `${periods.drafts} days after you last saved one, or until you ask us to delete them`,
        ],
        [
          "Logos",
          "As long as the sign-up or page they belong to; a logo that was never saved with a sign-up, one day",
        ],
        [
          "Lead estimates, territory claims, and applications",
          "Until they're handled and no longer needed, or until you ask us to delete them",
        ],
        [
          "Requests to a business",
          "As long as that business works with us, or until the homeowner asks us to delete them",
        ],
        [
          "Suspicious requests held for manual review",
          `${periods.quarantine} days, unless our team approves them sooner`,
        ],
        [
          "Records of consent to texts",
          `Five years, as telemarketing rules require. If we hold a request as suspicious and never approve it, we delete both after ${periods.quarantine} days`,
        ],
        [
          "Messages we sent",
          `The text of the message: up to ${periods.messages} days. The record that we sent it: as long as we keep the request or job it was about`,
        ],
        ["Records that keep a form from being saved twice", "Two days"],
        ["Failed staff sign-ins, with the IP address they came from", `${periods.security} days`],
      ],
    },
  },
  {
    id: "rights",
    title: "Your rights",
    paragraphs: [
      "Wherever you live, you can ask us what we have about you, get a copy, have mistakes corrected, and have everything deleted. Email us from the address in question, or tell us the phone number. We'll reply within 30 days, at no cost to you.",
      "After a deletion, only a scrambled copy of your address or number stays on our do-not-contact list, so we never contact it again. A consent record that the law requires us to keep stays until its five years are over.",
    ],
  },
  {
    id: "messages",
    title: "Texts and emails",
    list: [
      "Consent to texts belongs to one business. It's never passed on, and it's not a condition of buying anything.",
      "Reply STOP to end texts, HELP for help. Message frequency varies; message and data rates may apply.",
      "Marketing emails have a link that unsubscribes you right away. Emails you requested, such as the link that confirms your address, have no advertising.",
      "Mobile numbers and consent to texts aren't shared with third parties for their marketing.",
    ],
  },
  {
    id: "safety",
    title: "How it's protected",
    paragraphs: [
      "A saved sign-up can only be opened with the code in your cookie or with a link sent to your own email address. Each staff member sees only the data that their role needs, and every change is recorded. We store codes and passwords only as scrambled copies that can't be unscrambled.",
    ],
  },
  {
    id: "changes",
    title: "Children and changes",
    paragraphs: [
      "Our services are for businesses and for adults who hire them. If we change what we do with data, we'll update this page first and show the date.",
    ],
  },
];
