import type { TradeCopy } from "./trade-copy.ts";

export const hvac: TradeCopy = {
  slug: "hvac",
  page: {
    meta: {
      title: "HVAC Lead System: Your Own Page and Follow-Up",
      description:
        "How the lead system works for heating and cooling contractors: a page for your city, replies within a minute, and follow-up that carries you through spring and fall.",
      keywords:
        "HVAC marketing, HVAC lead system, heating and cooling leads, AC repair marketing, HVAC follow-up",
    },
    hero: {
      title: "The first hot week decides your summer.",
      lead: "When the temperature jumps, every household with a tired air conditioner searches in the same hour. They find your page, your reply goes out within a minute, and the homeowner stops dialing.",
      points: ["No-cool and no-heat calls", "Replacements", "Maintenance plans"],
    },
    picture: {
      card: "right",
      label:
        "An outdoor air-conditioning unit beside a house, with gauges hooked to it and a toolbox on the ground, on a hot day or a warm night.",
      need: "AC runs but blows warm air",
      place: "Cooling repair",
      done: ["Text sent", "Appointment booked"],
    },
    year: {
      title: "Two peaks, two valleys",
      lead: "HVAC is feast or famine. Your system works all year.",
      seasons: [
        {
          season: "spring",
          title: "Spring",
          calls: "Tune-ups, refrigerant checks, the unit that limped through last August.",
          system:
            "Your system keeps last year's requests on one list, so you know who to invite for a tune-up before the rush.",
        },
        {
          season: "summer",
          title: "Summer",
          calls: "No cooling, frozen coils, a compressor that quit at five in the afternoon.",
          system:
            "We reply while you're in an attic and ask about the system, before the homeowner tries the next name.",
        },
        {
          season: "fall",
          title: "Fall",
          calls:
            "Furnace inspections, a furnace that short-cycles, that burning smell the first time the heat kicks on.",
          system:
            "The replacement quote that was too much to think about in July is still on your dashboard, now that there's time to plan it.",
        },
        {
          season: "winter",
          title: "Winter",
          calls: "No heat with children in the house, ice on a heat pump, a thermostat gone blank.",
          system: "You see which requests can't wait, and get an alert the moment one arrives.",
        },
      ],
    },
    searches: {
      title: "What a homeowner types before calling an HVAC company",
      lead: "No one searches for a contractor's slogan. People describe what the house is doing, and that's what your page talks about.",
      groups: [
        {
          title: "It's 90 degrees inside",
          phrases: ["AC not cooling", "emergency HVAC repair near me", "AC running but warm air"],
          text: "Decided in minutes. The page puts your phone number and a short form above everything else.",
        },
        {
          title: "It may not last another year",
          phrases: ["AC replacement cost", "heat pump or furnace", "new HVAC system quote"],
          text: "Decided over weeks. Your messages keep your name in front of them while they decide, so your estimate is the one that gets read.",
        },
        {
          title: "It shouldn't break again",
          phrases: ["AC tune-up near me", "HVAC maintenance plan", "duct cleaning"],
          text: "They choose a company once, then renew every year. These are the customers who never call anyone else.",
        },
      ],
    },
    system: {
      title: "How it works for a heating and cooling business",
      lead: "Four pieces, set up for you within 24 hours.",
      steps: [
        {
          title: "A page for cooling and heating in your city",
          text: "It lists the problems you fix, the towns you drive to, and whether you do installs. Your logo and colors are on it, not ours.",
        },
        {
          title: "Traffic that follows the weather",
          text: "Run ads when the forecast turns, rely on search in the mild months, or put the form on the website you already have.",
        },
        {
          title: "A reply before they call the next name",
          text: "They get a text right away and an email after that, both in your company's name. You step in when they reply.",
        },
        {
          title: "A calendar with room for installs",
          text: "Requests, estimates, and appointments are in one dashboard. You decide what tomorrow looks like.",
        },
      ],
    },
    followUp: {
      title: "One cooling request, one week",
      lead: "The standard messages for your trade. You can change every one of them.",
    },
    market: {
      title: "Cooling and heating demand in four cities",
      lead: "Monthly searches and what those leads are worth to all the HVAC companies there combined. Competition is high in all four, which is why a fast reply matters more than a polished one.",
    },
    closing: {
      title: "Get set up before the next heat wave.",
      text: "Seven quick steps today, and the page is live while the nights are still cool.",
      action: "Set up my HVAC system",
      leads: "See HVAC leads",
    },
  },
  landing: {
    meta: {
      title: "HVAC Leads for One Contractor per City",
      description:
        "AC repair, furnace, and replacement leads that are never resold. One HVAC contractor per city, no contracts, set up within 24 hours.",
      keywords:
        "HVAC leads, AC repair leads, furnace leads, exclusive HVAC leads, HVAC replacement leads",
    },
    hero: {
      title: "HVAC leads that no other contractor gets",
      lead: "Repairs, tune-ups, and system replacements from homeowners in your own service area. They found your page and asked for you. No one else gets their number.",
      action: "Get my HVAC leads",
    },
    requests: [
      {
        need: "AC blowing warm since noon, baby in the house",
        kind: "AC repair",
        wanted: "Today",
      },
      {
        need: "Furnace is 19 years old, would like a quote before winter",
        kind: "Replacement",
        wanted: "This month",
      },
      { need: "Spring tune-up for two units", kind: "Maintenance", wanted: "Any weekday" },
    ],
    shared: {
      title: "A shared HVAC lead is a bidding war in a hot kitchen",
      lead: "The more a job is worth, the more companies it's sold to. In this trade, that hurts most on exactly the jobs you want.",
      rows: [
        {
          topic: "Replacements",
          shared:
            "Several companies measure the same house, and the deepest discount wins the install.",
          yours:
            "You're the only one at the table, so the talk is about comfort and sizing instead of the lowest bid.",
        },
        {
          topic: "Heat waves",
          shared: "The company with someone at a desk gets it first. You're in a crawl space.",
          yours: "The first reply goes out on its own, even when you're in a crawl space.",
        },
        {
          topic: "Small calls",
          shared: "A filter question can cost you as much as a dead compressor.",
          yours: "There's no per-lead fee, so the small call is just one more customer.",
        },
        {
          topic: "The next twelve years",
          shared: "The marketplace keeps the customer and sells them again when the unit ages.",
          yours: "The customer stays in your own records, with your notes about the unit.",
        },
      ],
    },
    kinds: {
      title: "The work that comes in",
      lead: "You choose which jobs your page goes after.",
      kinds: [
        {
          title: "No cooling, no heat",
          text: "Same-day repairs. The request says what's wrong and how urgent it is, so you know what to load before you leave.",
        },
        {
          title: "System replacements",
          text: "The job that makes the month. It starts as a question about cost, and follow-up keeps you in the conversation.",
        },
        {
          title: "Tune-ups and plans",
          text: "Modest tickets in the quiet months, and the surest way to be the one who finds the cracked heat exchanger.",
        },
        {
          title: "Ductless, ducts, and air quality",
          text: "A finished attic, a hot bedroom, an allergy. Work that homeowners plan and rarely shop around for.",
        },
      ],
    },
    numbers: {
      title: "A month of nothing but tune-ups",
      lead: "We left the big jobs out on purpose. Even the smallest ticket in the trade covers the System + Ads plan.",
      note: "One replacement booked through the page isn't counted here. That's a bonus.",
    },
    testimonial: {
      sample: true,
      quote:
        "The first hot week used to be a week of missed calls. Now people get a text while I'm still on the ladder, and they're still waiting for me when I climb down.",
      trade: "HVAC contractor",
      city: "Charlotte, NC",
    },
    objections: {
      title: "What HVAC owners ask us",
      items: [
        {
          question: "My summers are full. Why would I pay for more calls?",
          answer:
            "Because busy isn't the same as profitable. Use your page to go after replacements and maintenance, and let the phone bring in repairs. Stop the ads in July if you like.",
        },
        {
          question: "Can homeowners tell which equipment I install?",
          answer: "Yes. You describe what you install in your own words. You can edit it anytime.",
        },
        {
          question: "What do I do with someone who only wants a price over the phone?",
          answer:
            "Leave them to the follow-up. It tells them how a visit works and that they get a price before any work starts. Some of the people who were only asking will want you to come take a look.",
        },
        {
          question: "Is my city still open?",
          answer:
            "The directory shows which territories are taken. There's one HVAC contractor per city, and if that territory is taken, you can join the waiting list.",
        },
      ],
    },
    closing: {
      title: "One HVAC contractor per city. Make it you.",
      text: "The page is set up within 24 hours and leads start in 24 to 48. No contract, cancel anytime.",
      action: "Claim my HVAC territory",
    },
  },
};
