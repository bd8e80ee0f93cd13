import type { LegalSection } from "./legal-document.ts";
import type { PageWords } from "./page-words.ts";

/** Says what the code does, form by form (`privacy.notice`): change it with the forms. */

export const privacyMeta: PageWords = {
  title: "Privacy: What We Collect, Why, and For How Long",
  description:
    "What each of our forms collects and why, who sees it, how long it is kept, and how to get a copy or have it deleted. A few cookies of our own, no tracking by others.",
};

export const privacyHero = {
  title: "Privacy",
  lead: "What we collect, why, who sees it and how long we keep it. In plain words, form by form.",
  short: [
    "We collect what you type into our forms and use it for what the form is for.",
    "A homeowner's request goes to the one business it was made to.",
    "We do not sell data, we do not track you, and our pages load nothing from other companies.",
    "The few cookies are our own, and none follows you to other sites.",
  ],
};

/** How long the settings say that things are kept, in days (`retention.shown-days`). */
export type KeptDays = { drafts: number; quarantine: number; messages: number; security: number };

/** What the page says, with the periods that are set. */
export const privacySections = (kept: KeptDays): readonly LegalSection[] => [
  {
    id: "collected",
    title: "What we collect, and why",
    paragraphs: [
      "Each step of the sign-up is saved when you press Next, even if you never finish, so that you can go on later. What you typed and we could not accept is kept with your draft, so that you need not type it again; it is used for nothing else.",
    ],
    table: {
      caption: "What each form collects",
      head: ["Where", "What", "Why"],
      rows: [
        [
          "Lead estimator",
          "Your trade and city, an email address or a phone number",
          "To show the estimate and to talk to you about it",
        ],
        [
          "Claim an area",
          "Your business name, an email address or a phone number, the service and the city",
          "To tell you about leads in that area",
        ],
        [
          "Sign-up, step 1: Business Info",
          "First and last name, business name, email, phone; if you like, the address of the business; the plan you came from",
          "To open your account, to write to you, and to know which city your page is for",
        ],
        ["Step 2: Services You Offer", "Your services", "To make a page for each of them"],
        ["Step 3: Service Area", "The area you work in", "To know which requests are for you"],
        [
          "Step 4: Lead preferences",
          "A description of the business, how you want to be found, whether you use your own domain",
          "For the text of your page, the ads and its address",
        ],
        [
          "Step 5: Follow-up",
          "A reply phone number, whether the system answers by text and email, and when",
          "To answer your leads the way you want. This is your instruction to us, not a homeowner's consent",
        ],
        [
          "Step 6: Branding",
          "Logo, color, tagline, website, Facebook page",
          "For the look of your page. A logo is saved anew, without hidden data such as the place of a photo",
        ],
        ["Step 7: Final terms", "That you agree to the terms", "To have it on record"],
        [
          "Revenue-share application",
          "Business and contact name, email, phone, services and areas, years of experience, lead numbers and values, how you want to be notified",
          "To review the application and to run the program",
        ],
        [
          "Request on a business page",
          "Name, phone or email, what you need, ZIP code, how urgent it is",
          "To pass the request to that business, and to nobody else",
        ],
        [
          "Consent to texts on that form",
          "The exact wording, your name and number, the business, the page, the time, your IP address and your browser's name",
          "To prove that you agreed. Without consent this is not stored",
        ],
      ],
    },
  },
  {
    id: "public",
    title: "What becomes public",
    paragraphs: [
      "A contractor's page shows the business name, city, state and ZIP code, phone, email, description, logo, color, tagline, website and Facebook page. It is public once the contractor has confirmed the email address, or once our staff have published it. Nothing that a homeowner writes is ever public.",
    ],
  },
  {
    id: "shared",
    title: "Who sees it",
    list: [
      "The business that a homeowner asked, and our staff who run the system. One business's requests are never shown to another.",
      "Companies that work for us and may use the data for nothing else: those that host the site, keep its files, deliver its email and texts, and run our contact list, where each save of the sign-up is noted.",
      "Stripe, when you pay a business's invoice by card: you type your card on Stripe's own page, and we never see it. We tell Stripe the sum, the number of the invoice and the business.",
      "Authorities, when the law makes us.",
      "Nobody else. We do not sell or rent personal data, and we do not share it for advertising.",
    ],
  },
  {
    id: "cookies",
    title: "Cookies",
    paragraphs: [
      "All are our own, cannot be read by scripts or set by any other site (over https each name begins with __Host-), and are not sent by other sites' forms. We use no analytics and no advertising cookies, and nothing on our pages comes from somewhere else.",
    ],
    table: {
      caption: "All the cookies there are",
      head: ["Name", "Set when", "For", "Lasts"],
      rows: [
        [
          "hearthline_draft",
          "You save the first step of the sign-up",
          "Going on with your own draft",
          "30 days",
        ],
        [
          "hearthline_signed_up",
          "You finish the sign-up",
          "Showing you where our email went",
          "1 hour",
        ],
        [
          "hearthline_estimate",
          "You ask for an estimate or claim an area",
          "Filling in what you told us in the forms that follow",
          "1 hour",
        ],
        [
          "visit",
          "You come from another site, by an ad or by a partner's link. Not if your browser asks for privacy (Global Privacy Control)",
          "Noting which ad, site or partner led you here, if you sign up, apply or ask a business",
          "90 days",
        ],
        [
          "hearthline.session_token",
          "One of our staff signs in",
          "Staying signed in",
          "12 hours, or until signing out",
        ],
        [
          "hearthline.two_factor",
          "One of our staff who uses one-time codes enters the password",
          "Asking for the code next",
          "10 minutes",
        ],
        [
          "hearthline_contractors",
          "One of our staff chooses how the list of contractors looks",
          "Showing the list that way again",
          "1 year",
        ],
      ],
    },
  },
  {
    id: "technical",
    title: "Technical records",
    paragraphs: [
      "Our log notes the time, the page, the result and a reference number of each request. Names, addresses, phone numbers and messages are kept out of it.",
      "To stop floods and guessed passwords we count requests by network address for a short time. The count is kept under a hash, not under the address. A form also notes how quickly it was sent and whether a field that people cannot see was filled in: suspicious requests wait for a person's look.",
    ],
  },
  {
    id: "kept",
    title: "How long we keep it",
    table: {
      caption: "How long data is kept",
      head: ["What", "How long"],
      rows: [
        ["The right of your browser to go on with a draft", "30 days"],
        [
          "Answers of a finished sign-up",
          "As long as you work with us, or until you ask us to delete them",
        ],
        [
          "Answers of an unfinished sign-up",
          `${kept.drafts} days after you last saved one, or until you ask us to delete them`,
        ],
        [
          "Logos",
          "As long as the sign-up or page they belong to; one that was never saved with a sign-up, one day",
        ],
        [
          "Estimates, area claims and applications",
          "Until they are dealt with and no longer needed, or until you ask us to delete them",
        ],
        [
          "Requests to a business",
          "As long as that business works with us, or until the homeowner asks us to delete them",
        ],
        [
          "Suspicious requests that wait for a person's look",
          `${kept.quarantine} days, unless one of our staff lets them through before`,
        ],
        [
          "Records of consent to texts",
          "Five years, as the telemarketing rules require; with a suspicious request that nobody lets through, as long as that request",
        ],
        [
          "Messages we sent",
          `What they said, ${kept.messages} days at most; that we sent them, as long as what they are about`,
        ],
        ["Notes that a save was repeated", "Two days"],
        [
          "Failed sign-ins of staff, with the network address they came from",
          `${kept.security} days`,
        ],
      ],
    },
  },
  {
    id: "rights",
    title: "Your rights",
    paragraphs: [
      "Wherever you live, you can ask us what we have about you, get a copy, have mistakes corrected and have everything deleted. Write to the address below from the email address it is about, or name the phone number. We answer within 30 days, and it costs you nothing.",
      "After a deletion only a hashed form of your address or number stays on our do-not-contact list, so that we never write to it again, and a consent record that the law makes us keep stays until its five years are over.",
    ],
  },
  {
    id: "messages",
    title: "Texts and emails",
    list: [
      "Consent to texts belongs to one business. It is never passed on, and it is not a condition of buying anything.",
      "Reply STOP to end texts, HELP for help. Message frequency varies; message and data rates may apply.",
      "Marketing emails carry a link that unsubscribes you at once. Emails that you asked for, such as the link that confirms your address, carry no advertising.",
      "Mobile numbers and consent to texts are not shared with third parties for their marketing.",
    ],
  },
  {
    id: "safety",
    title: "How it is protected",
    paragraphs: [
      "A draft can only be opened with the secret in your cookie or with a link sent to your own email address; we store the secret as a hash. Staff see data by role, and each change they make is recorded. Passwords are stored as hashes.",
    ],
  },
  {
    id: "changes",
    title: "Children, and changes",
    paragraphs: [
      "Our services are for businesses and for adults who need one. If we change what we do with data, this page changes first and says when.",
    ],
  },
];
