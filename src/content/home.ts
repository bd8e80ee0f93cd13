import type { PageMeta } from "./page-text.ts";
import { planPrices } from "./trades/monthly-sums.ts";

/** The text of the home page, in the order of its sections. */

export const homeMeta: PageMeta = {
  title: "Exclusive Local Leads for Contractors",
  description:
    "A lead system for local home-service contractors: your own lead page, automatic follow-up by text and email, and a dashboard. You own every lead. Live within 24 hours.",
  keywords:
    "contractor leads, home service leads, HVAC leads, plumbing leads, pest control leads, exclusive leads",
};

export const hero = {
  headline: "Never Lose a Local Customer Again.",
  lead: "We set up your lead page, send local customers to it, and follow up by text and email while you're on the job. Every lead is yours alone.",
  price: `From $${planPrices.system}/month`,
  promises: ["Set up within 24 hours", "No contracts", "Cancel anytime"],
};

/** The Today screen in the hero's phone: the demo's customers, as the CRM shows them. */
export const heroPhone = {
  // Without the word "phone", which is a field's label on the same page.
  shows:
    "The CRM's Today screen in front of a house at dusk. One customer wants to book and one lead is new, each with buttons to call, text, or check it off. A card reads: new lead, ants along the windows, text sent, job booked.",
  business: "Lone Star Pest Defense",
  title: "Today",
  day: "Tuesday, June 9",
  sections: [
    {
      title: "Wants to book",
      item: {
        name: "Hannah Brooks",
        since: "4 min ago",
        line: null,
        text: "The first one works for us. Do we have to be home?",
        done: "Handled",
      },
    },
    {
      title: "New leads",
      item: {
        name: "Priya Shah",
        since: "just now",
        line: "Pest Control · Austin",
        text: "Ants along the windows since this morning.",
        done: "Contacted",
      },
    },
  ],
  buttons: ["Call", "Text"],
};

/** A lead's result, on the card in front of the phone. */
export const heroCard = {
  title: "New lead",
  since: "Just now",
  text: "“Ants along the windows”",
  sent: "Text sent",
  booked: "Job booked",
};

export const problemSection = {
  title: "You pay for the lead. So do four of your competitors.",
  lead: "Shared lead marketplaces sell the same customer to everyone in town. You race to the phone, cut your price, and own nothing when you stop paying.",
  points: [
    {
      title: "Shared leads",
      text: "The same name is sold to several contractors. The cheapest quote wins, not the best work.",
    },
    {
      title: "Missed calls",
      text: "You're on a roof or under a sink. By the time you call back, someone else has the job.",
    },
    {
      title: "Nothing to keep",
      text: "No page of your own, no customer list. The day you stop paying, the phone stops ringing.",
    },
  ],
};

export const betterWay = {
  title: "A Better Way:",
  lead: "Four steps to leads that belong to you.",
  steps: [
    {
      title: "Set up your lead page",
      text: "A page with your name, your trade, and your town, built for you and ready for customers.",
    },
    {
      title: "Turn on lead generation",
      text: "Ads, search, or your existing website: choose how local customers find the page.",
    },
    {
      title: "Automate follow-up",
      text: "By text and email: every lead hears back, even while your hands are full.",
    },
    {
      title: "Book more jobs",
      text: "You step in when a lead is ready to book. The rest of your day is yours.",
    },
  ],
};

export const features = {
  title: "Everything that turns a search into a booked job",
  items: [
    { title: "Your own branded landing page", text: "Your logo, your colors, your service area." },
    { title: "A contractor CRM dashboard", text: "Every lead, call, and job in one place." },
    {
      title: "Automatic email and SMS follow-up",
      text: "The right message at the right time, sent for you.",
    },
    { title: "Real-time alerts", text: "Get an alert the moment a lead is ready to book." },
    {
      title: "Start within 24 hours",
      text: "Tell us about your business today. Go live tomorrow.",
    },
  ],
  action: "Get My Lead System Now",
  crm: "Learn About Our CRM",
};

export const autopilot = {
  title: "Start Getting Jobs On Autopilot in 24 Hours",
  lead: "Seven quick steps about your business. We do the rest.",
};

export const tradeTiles = {
  title: "Built for your trade",
  lead: "Every trade has its own seasons and questions. Your page and follow-up are written for yours.",
  services: "View All Services",
  faq: "Frequently Asked Questions",
};

export const results = {
  title: "What's your market worth?",
  lead: "Pick your trade and city to see how many people search there every month, how strong the competition is, and what the work is worth.",
  promises: ["Two short questions", "Instant results"],
};
