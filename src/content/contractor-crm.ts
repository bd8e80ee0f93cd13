import type { PageMeta, Point } from "./page-text.ts";

export const crmMeta: PageMeta = {
  title: "Contractor CRM: Leads, Jobs, and Calls",
  description:
    "A CRM made for a phone in a truck: lead management, job scheduling, messages, estimates, and call tracking, set up for you within 24 hours.",
  keywords:
    "contractor CRM, home service CRM, lead management, job scheduling software, contractor call tracking",
};

export const crmHero = {
  title: "The office that rides along in your truck.",
  lead: "Every lead, call, and job on one screen, sorted by what needs you next. Nothing to install, nothing to import, no training.",
  action: "Get Started",
  followUp: "See Auto Follow-Up",
};

/** The board in the hero: examples, so without names. */
export const crmBoard = {
  title: "Today",
  label: "An example of the dashboard: leads that are new, being followed up, and booked.",
  columns: [
    {
      title: "New",
      tone: "info",
      cards: [{ need: "Water heater is leaking", note: "Text sent, 8:02 AM" }],
    },
    {
      title: "Following up",
      tone: "warning",
      cards: [
        { need: "Quote for a new furnace", note: "Day 3" },
        { need: "Slow kitchen drain", note: "Email sent, 9:15 AM" },
      ],
    },
    {
      title: "Booked",
      tone: "good",
      cards: [{ need: "Annual tune-up", note: "Today, 10:30 AM" }],
    },
  ],
} as const;

/** The six blocks, by name. */
export const crmBlocks: { title: string; lead: string; blocks: readonly CrmBlock[] } = {
  title: "Six tools, one login",
  lead: "What usually takes a whiteboard, a calendar, and three apps.",
  blocks: [
    {
      icon: "leads",
      title: "Lead Management",
      text: "Who reached out, what they need, and how urgent it is. New ones on top, missed ones flagged.",
    },
    {
      icon: "jobs",
      title: "Job Scheduling",
      text: "Put a job on the calendar, and see the week at a glance before you promise Thursday.",
    },
    {
      icon: "messages",
      title: "Communication Hub",
      text: "Texts and emails with one customer in one thread, including automatic messages.",
    },
    {
      icon: "results",
      title: "Performance Analytics",
      text: "Which towns your calls come from, which jobs close, and what a month was worth.",
    },
    {
      icon: "money",
      title: "Estimate & Invoicing",
      text: "Write the estimate in the driveway, and send the invoice before you start the engine.",
    },
    {
      icon: "calls",
      title: "Call Tracking",
      text: "Every call to your tracking numbers is logged with the page or ad it came from, so you know what's working.",
    },
  ],
};

export type CrmBlock = Point & {
  icon: "leads" | "jobs" | "messages" | "results" | "money" | "calls";
};

/** What the pictures show, with invented customers. */
export const crmScreens = {
  title: "What you see every morning",
  lead: "Real screens, sample data.",
  screens: {
    today: {
      shows:
        "Today on a phone: who wants to book, who's waiting for a call, today’s appointments, and tasks.",
      caption: "Today: what needs you first, one thumb away.",
    },
    leads: {
      shows: "Leads on a board, in columns from new to booked.",
      caption: "See where every lead stands: new, contacted, estimate sent, booked.",
    },
    inbox: {
      shows: "The inbox: a list of customers and one conversation with texts and emails.",
      caption: "One conversation per customer, including automatic messages.",
    },
    schedule: {
      shows: "A week's schedule with the appointments of several crews.",
      caption: "The week with every crew. No double-booking.",
    },
  },
} as const;

/** Generic software on the left, ours on the right. */
export const crmComparison = {
  title: "A generic CRM is an empty spreadsheet with a login",
  lead: "This one starts with your leads already in it.",
  caption: "Generic CRM compared with ours",
  generic: "Generic CRM",
  rows: [
    { topic: "Made for", generic: "Sales teams at desks", ours: "Small crews in trucks" },
    { topic: "Setup", generic: "You build it yourself", ours: "Done for you within 24 hours" },
    { topic: "Leads", generic: "You import them", ours: "Come in from your own page" },
    { topic: "Follow-up", generic: "Another tool to connect", ours: "Text and email built in" },
    { topic: "Language", generic: "Deals and pipelines", ours: "Leads, jobs, and estimates" },
    { topic: "Contract", generic: "Often a year", ours: "None, cancel anytime" },
  ],
} as const;

export const crmClosing = {
  title: "Open it tomorrow morning",
  text: "The CRM comes with both plans, from $97 a month, and is set up along with your page.",
};
