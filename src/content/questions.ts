import type { PageMeta } from "./page-text.ts";

export const faqMeta: PageMeta = {
  title: "FAQ: Lead Prices, Setup, Territories, Changes",
  description:
    "What leads cost, how fast they start, who else gets them, how to change your area, or leave: fifteen short answers for local home-service contractors.",
  keywords:
    "contractor lead FAQ, how much do HVAC leads cost, exclusive leads questions, lead generation contract",
};

export const faqHero = {
  title: "Frequently Asked Questions",
  lead: "Straight answers, in the order contractors tend to ask.",
  more: "Didn't find your answer?",
  moreText: "Email us, or take fifteen minutes with us on the phone. No pitch deck.",
};

/** An answer's paragraphs. */
export type Question = {
  question: string;
  answer: readonly string[];
  link?: { href: string; text: string };
};
export type QuestionCategory = { id: string; title: string; questions: readonly Question[] };

/** Five categories of three. */
export const questionCategories: readonly QuestionCategory[] = [
  {
    id: "prices",
    title: "Prices",
    questions: [
      {
        question: "How much do leads cost?",
        answer: [
          "Pay per lead: HVAC leads cost $30-80, leads for smaller services $15-40. There's no monthly fee. You pay only for the leads you get.",
          "This is one of two offers. The other is a monthly plan, described in the next answer. You never pay both.",
        ],
        link: { href: "/pay-per-lead", text: "Ask about pay per lead" },
      },
      {
        question: "What are the monthly plans?",
        answer: [
          "Monthly plans: the Starter System is $97 a month. System + Ads is $397 a month and includes a $300 ad budget. With a plan, there's no price per lead.",
          "Both come with your own page, the CRM, and automatic email and SMS follow-up.",
        ],
      },
      {
        question: "Is there a contract, or a cancellation fee?",
        answer: [
          "No contracts. Cancel anytime, and you won't be charged again. Customers you've won are yours to keep.",
        ],
      },
    ],
  },
  {
    id: "getting-started",
    title: "Getting started",
    questions: [
      {
        question: "How soon do leads start?",
        answer: [
          "Leads start in 24-48 hours. The system itself is set up within 24 hours of signing up. Then people need to find your page, and ads are the fastest way.",
        ],
      },
      {
        question: "What do I need to get started?",
        answer: [
          "Your business name, your trades, your towns, and an email address you check. A logo and your colors help but can wait. The form has seven quick steps and is saved after each one, so you can finish it from the truck.",
        ],
      },
      {
        question: "Do I need a website?",
        answer: [
          "No. You get a page of your own for each of your services. If you have a website, keep it. Your page works alongside it.",
        ],
      },
    ],
  },
  {
    id: "leads",
    title: "Leads and territories",
    questions: [
      {
        question: "Who else gets my leads?",
        answer: [
          "No one. There's one live page for each service in each city, and every request there goes to you alone. We don't resell leads, not even a year later.",
        ],
      },
      {
        question: "What if my city is already taken?",
        answer: [
          "You can join the waiting list. When the territory opens, we publish your page. A neighboring city or another of your services may be open today. Check Locations.",
        ],
      },
      {
        question: "Where do the leads come from?",
        answer: [
          "From people in your area who search for your trade and find your page: through ads, through search results, or through the form on your existing website. You choose which when you sign up.",
        ],
      },
    ],
  },
  {
    id: "follow-up",
    title: "Follow-up and CRM",
    questions: [
      {
        question: "Do I have to answer every lead myself?",
        answer: [
          "No. The system texts right away and follows up for a week by text and email, so no one waits while you're on a job. When someone replies, automatic follow-up stops, you get an alert, and you answer.",
        ],
      },
      {
        question: "Will homeowners feel spammed?",
        answer: [
          "Texts go only to people who agreed to them, in your business's name, and never at night. Anyone who replies STOP gets no more texts.",
        ],
      },
      {
        question: "Where do I see my leads and jobs?",
        answer: [
          "In your dashboard, on your phone or computer: who reached out, what they need, how urgent it is, and what's been said so far. You also get an alert as soon as a lead comes in.",
        ],
      },
    ],
  },
  {
    id: "changes",
    title: "Changes and revenue share",
    questions: [
      {
        question: "Can I change my service area?",
        answer: ["Yes, whenever you like. Service-area changes take effect within 24 hours."],
      },
      {
        question: "Can I switch plans later?",
        answer: [
          "Yes. Add ads when the season picks up. Drop them when the calendar is full. No contract holds you to either plan.",
        ],
      },
      {
        question: "What is revenue share?",
        answer: [
          "Nothing up front: we pay for the ads and the website, and you pay 20% commission on closed deals: 20% of the job, and 20% of any later job for that same customer. You apply with a short form, and we review applications within 24 hours.",
        ],
      },
    ],
  },
];
