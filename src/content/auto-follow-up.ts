import type { PageMeta, Point } from "./page-text.ts";

export const followUpMeta: PageMeta = {
  title: "Auto Follow-Up: Every Lead Answered in a Minute",
  description:
    "Six messages in one week, by text and email, while you're on the job: what's sent when, what it says, and why the first reply gets the work.",
  keywords:
    "auto follow-up, SMS follow-up for contractors, email automation, lead response time, contractor text automation",
};

export const followUpHero = {
  title: "The first to answer gets the job. Be first, even from a ladder.",
  lead: "A homeowner reaches out at 2:14. By 2:15 they have your text. If they go quiet, the system keeps following up for a week, politely, in your name. When they reply, you take over.",
  action: "Get Started",
};

/** The phone in the hero: an example. */
export const followUpPhone = {
  label:
    "An example of a text conversation: the first message is automatic, and the contractor answers the homeowner's reply.",
  /** Above each message. */
  senders: { system: "Automatic", homeowner: "Homeowner", you: "You" },
  messages: [
    {
      from: "system",
      text: "Thanks for reaching out! Is water still running, or did you get it shut off?",
    },
    { from: "homeowner", text: "Shut off. Under the sink." },
    { from: "homeowner", text: "Can someone come today?" },
    { from: "you", text: "Yes, at 4. See you then." },
  ],
  alert: "Ready to book: you get an alert and reply yourself",
} as const;

/** The message sent at each of the six steps. */
export const followUpTimeline: { title: string; lead: string; messages: readonly Point[] } = {
  title: "One lead, one week, six messages",
  lead: "Written for your trade before you start. Change anything you like.",
  messages: [
    {
      title: "Welcome text",
      text: "Says hello in your company's name and asks the question you'd ask.",
    },
    {
      title: "Intro email",
      text: "Who you are, how you work, your phone number, and your license number if it's on your page. Easy to save.",
    },
    {
      title: "Follow-up text",
      text: "Offers times that are open on your schedule, or asks which day works.",
    },
    {
      title: "Service-specific email",
      text: "About their kind of job: what to expect and how to get ready.",
    },
    {
      title: "Urgency text",
      text: "The week is filling up. Want us to save you a spot?",
    },
    {
      title: "Case-study email",
      text: "What a job like theirs looks like, from start to finish.",
    },
  ],
};

export const followUpBenefits: { title: string; points: readonly Point[] } = {
  title: "What it takes off your plate",
  points: [
    {
      title: "No one waits till lunch",
      text: "A reply goes out the moment a lead comes in, whether you're driving or under a sink.",
    },
    {
      title: "No one is forgotten",
      text: "Tuesday's lead gets its second and third message without a sticky note.",
    },
    {
      title: "You talk when it counts",
      text: "An alert tells you when someone is ready to book. Until then you can work.",
    },
    {
      title: "It stays polite",
      text: "Texts only to people who agreed, never at night, and STOP ends them right away.",
    },
  ],
};

export const followUpStats = {
  title: "What follow-up is worth",
};

export const followUpClosing = {
  title: "Your next lead could hear back in a minute",
  text: "Follow-up comes with both plans and is set up along with your page, within 24 hours.",
  action: "Get Started",
  services: "View All Services",
};
