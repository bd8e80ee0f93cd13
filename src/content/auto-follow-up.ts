import type { PageWords, Point } from "./page-words.ts";

export const followUpMeta: PageWords = {
  title: "Auto Follow-Up: Every Lead Answered in a Minute",
  description:
    "Six messages in one week, by text and email, while you are on the job: what goes out when, what it says, and why the first answer gets the work.",
  keywords:
    "auto follow-up, SMS follow-up for contractors, email automation, lead response time, contractor text automation",
};

export const followUpHero = {
  title: "The first to answer gets the job. Be first from a ladder.",
  lead: "A homeowner who asks at 2:14 has a text from you at 2:14. If they go quiet, the system goes on for a week, politely, in your name.",
  action: "Get Started",
};

/** The phone in the hero: an example. */
export const followUpPhone = {
  label: "An example of a conversation by text between a homeowner and a contractor's system.",
  messages: [
    {
      from: "system",
      text: "Thanks for reaching out! Is water still running, or did you get it shut off?",
    },
    { from: "homeowner", text: "Shut off. Under the sink." },
    { from: "system", text: "Good. We can be there today at 4 or tomorrow at 8. Which works?" },
    { from: "homeowner", text: "4 please" },
  ],
  alert: "Ready to book: you get an alert",
} as const;

/** What goes out at each of the six moments (`content.auto-follow-up`). */
export const followUpTimeline: { title: string; lead: string; messages: readonly Point[] } = {
  title: "One lead, one week, six messages",
  lead: "Written for your trade before you start. You change what you like.",
  messages: [
    {
      title: "Welcome text",
      text: "Says hello in your company's name and asks the one question you would ask.",
    },
    {
      title: "Intro email",
      text: "Who you are, what you do, your license and your number, ready to be kept.",
    },
    {
      title: "Follow-up text",
      text: "Offers two times. Choosing is easier than writing.",
    },
    {
      title: "Service-specific email",
      text: "About their job: what it depends on, what it takes, what to look out for.",
    },
    {
      title: "Urgency text",
      text: "The week is filling up. Want us to hold you a spot?",
    },
    {
      title: "Case-study email",
      text: "A job like theirs, from the first call to the swept floor.",
    },
  ],
};

export const followUpBenefits: { title: string; points: readonly Point[] } = {
  title: "What it takes off your hands",
  points: [
    {
      title: "Nobody waits for lunch",
      text: "The answer leaves the moment a lead comes in, whether you are driving or under a sink.",
    },
    {
      title: "Nobody is forgotten",
      text: "The quote from Tuesday gets its second and third nudge without a sticky note.",
    },
    {
      title: "You talk when it counts",
      text: "An alert tells you when a lead is ready to book. Until then you can work.",
    },
    {
      title: "It stays polite",
      text: "Texts only to people who agreed, never at night, and STOP ends them at once.",
    },
  ],
};

export const followUpStats = {
  title: "What following up is worth",
};

export const followUpClosing = {
  title: "Your next lead could hear back in a minute",
  text: "Follow-up comes with both plans and is set up with your page, within 24 hours.",
  action: "Get Started",
  services: "View All Services",
};
