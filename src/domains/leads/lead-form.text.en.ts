import type { Parts } from "~/domains/storefront/index.ts";

/** English text of the lead form and its confirmation. Consent wordings are versioned in consent.ts. */
export const leadFormText = {
  fields: {
    name: "Your name",
    phone: "Phone",
    email: "Email",
    need: "What do you need help with?",
    zipCode: "ZIP code",
    urgency: "How soon?",
    choose: "Please choose",
  },
  photos: {
    label: "Photos",
    hint: "Up to 5 JPEG, PNG, or WebP photos. We remove the location data.",
  },
  choosePhotosAgain: "Choose your photos again",
  sending: "Sending…",
  /** Below the phone and email fields. */
  oneIsEnough: "Give us a phone number, an email, or both.",
  /** Label of the honeypot, for bots only. */
  trap: "Leave this empty",
  whereItGoes: <Name>(businessName: Name): Parts<Name> => [
    "We send your request only to ",
    businessName,
    ". We also record which ad or site sent you.",
  ],
  privacy: "Privacy",

  errors: {
    name: "Enter your name",
    email: "Enter an email address, like name@example.com",
    need: "Tell us what you need help with",
    zipCode: "Enter a 5-digit ZIP code",
    urgency: "Choose how soon you need help",
    phoneOrEmail: "Enter a phone number or an email address",
    phoneForText: "Enter the phone number to text",
    consentForText: "Check this box so we can text you",
    phoneForTexts: "Enter a phone number to agree to texts",
    phoneForCalls: "Enter a phone number to agree to calls",
  },

  thanks: {
    pageTitle: "We got your request",
    heading: <Name>(businessName: Name): Parts<Name> => [businessName, " got your request"],
    sentTo: <Name>(businessName: Name): Parts<Name> => [
      "Your request went to ",
      businessName,
      " and no one else. They'll contact you at the phone number or email you gave.",
    ],
    textFirst: <Name>(businessName: Name, when: string, hours: string): Parts<Name> => [
      "If you agreed to texts, you'll get one from ",
      businessName,
      ` ${when} (${hours}). If you left an email address instead, you'll get an email.`,
    ],
    emailFirst: <Name>(businessName: Name, when: string): Parts<Name> => [
      "If you left an email address, you'll get an email from ",
      businessName,
      ` ${when}.`,
    ],
    photosLeftOut: (count: number | "some") =>
      count === 1
        ? "Your request was sent, but we couldn't save one of your photos. You can send it when they contact you."
        : `Your request was sent, but we couldn't save ${count} of your photos. You can send them when they contact you.`,
    call: "Can't wait? Call",
    backTo: (businessName: string) => `Back to ${businessName}`,
    another: "Send another request",
  },
};
