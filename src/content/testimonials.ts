/** What a contractor says. A sample that the operator replaces (`content.sample-testimonials`): a trade and a city, never a name. */
export type Testimonial = { sample: true; quote: string; trade: string; city: string };

export const testimonials = {
  home: {
    sample: true,
    quote:
      "She sent her request while I was up in an attic. My text reached her before I was back down the ladder, and she was on the schedule by dinner.",
    trade: "HVAC contractor",
    city: "Charlotte, NC",
  },
  contractorCrm: {
    sample: true,
    quote:
      "I used to keep jobs on the back of invoices. Now I open one screen in the morning and know who called, who's waiting, and where the van goes first.",
    trade: "Plumbing contractor",
    city: "San Antonio, TX",
  },
  autoFollowUp: {
    sample: true,
    quote:
      "By the time I climb down, the homeowner has gotten a text, replied to it, and sent me a photo of the panel. I call back knowing what to bring.",
    trade: "Electrical contractor",
    city: "Denver, CO",
  },
  needAWebsite: {
    sample: true,
    quote:
      "I never had a website and never wanted to build one. I answered their questions over lunch, and my page was up the next day.",
    trade: "Handyman",
    city: "Tampa, FL",
  },
} as const satisfies Record<string, Testimonial>;
