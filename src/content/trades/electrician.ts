import type { TradeCopy } from "./trade-copy.ts";

export const electrician: TradeCopy = {
  slug: "electrician",
  page: {
    meta: {
      title: "Electrician Lead System: Panels and Chargers",
      description:
        "How electricians use a lead page of their own, quick follow-up, and one dashboard to fill the week with panel upgrades, EV chargers, and safe service calls.",
      keywords:
        "electrician marketing, electrician lead system, EV charger installer marketing, panel upgrade leads, electrical contractor follow-up",
    },
    hero: {
      title: "Good electrical work begins with a careful question.",
      lead: "Homeowners can't judge your wiring, so they judge how you reply. A page with your license on it, and a quick message that asks the right question, tell them they've found a professional.",
      points: ["Panel upgrades", "EV chargers", "Troubleshooting"],
    },
    picture: {
      card: "left",
      label:
        "A garage with an open breaker panel, a charger glowing green on the wall, and an electric car plugged into it.",
      need: "Level 2 charger for our garage",
      place: "EV charging",
      done: ["Text sent", "Estimate scheduled"],
    },
    year: {
      title: "What each season switches on",
      lead: "Demand for electricians follows the weather, moving season, and car sales.",
      seasons: [
        {
          season: "spring",
          title: "Spring",
          calls:
            "Inspections before a sale, outdoor outlets, a hot tub that needs its own circuit.",
          system:
            "The form asks how soon they need you. That separates who's closing in four weeks from who's dreaming of a hot tub.",
        },
        {
          season: "summer",
          title: "Summer",
          calls: "Breakers that trip when the air conditioning starts, ceiling fans, storm damage.",
          system:
            "We reply right away and keep the whole conversation in one place, so your visit starts with the facts.",
        },
        {
          season: "fall",
          title: "Fall",
          calls: "Standby generators, lighting as it gets dark earlier, panels for new heat pumps.",
          system:
            "Your system keeps generator estimates on the board, since people take longer to decide than the storm lasted.",
        },
        {
          season: "winter",
          title: "Winter",
          calls:
            "Space heaters on old circuits, flickering lights, a charger for the EV they got for Christmas.",
          system:
            "You see what's urgent, and the charger stays on the list until you book it for January.",
        },
      ],
    },
    searches: {
      title: "How people look for an electrician",
      lead: "Some are worried, some are planning, some have an inspector's list. Your page has room for each of them.",
      groups: [
        {
          title: "Worried",
          phrases: ["outlet sparking", "half the house has no power", "burning smell from panel"],
          text: "Your number and a short form come before everything else.",
        },
        {
          title: "Planning",
          phrases: [
            "EV charger installation cost",
            "200 amp panel upgrade",
            "whole house generator",
          ],
          text: "These are the tickets worth following up on, and the first week of follow-up runs without you.",
        },
        {
          title: "Required",
          phrases: [
            "aluminum wiring repair",
            "electrical inspection report fixes",
            "GFCI outlets to code",
          ],
          text: "A report with a deadline. The electrician who explains the items in plain English gets the list.",
        },
      ],
    },
    system: {
      title: "The system, wired for an electrical shop",
      lead: "One page, one inbox, one sequence of messages. We connect them.",
      steps: [
        {
          title: "A page with your license on it",
          text: "Add your license number, your insurance, and answers about permits. People worried about fire read closely.",
        },
        {
          title: "Visitors with real projects",
          text: "Advertise chargers and upgrades, let Google bring in the service calls, and put the same form on any site you own.",
        },
        {
          title: "A first reply that qualifies",
          text: "Within a minute your text asks about the job. Their replies and photos land in one conversation, and can save you a drive across town.",
        },
        {
          title: "Quotes that don't go cold",
          text: "Each estimate stays on the board until it's won or lost, and a homeowner who doesn't reply gets a reminder.",
        },
      ],
    },
    followUp: {
      title: "Following up on a charger",
      lead: "It's a considered purchase, so the standard messages take their time.",
    },
    market: {
      title: "Searches for electricians, city by city",
      lead: "What people search for in a month, and what those leads add up to. Competition is medium in three of the four and high in Miami; what counts is how many of these people hear back today.",
    },
    closing: {
      title: "Be the electrician who answers first.",
      text: "The page is ready within 24 hours, with messages written for electricians.",
      action: "Set up my electrician system",
      leads: "See electrician leads",
    },
  },
  landing: {
    meta: {
      title: "Electrician Leads: Panels and EV Chargers",
      description:
        "Homeowners who want a panel upgrade, an EV charger, or a safe repair, sent to one electrician per city. No resale, no contract.",
      keywords:
        "electrician leads, panel upgrade leads, EV charger leads, electrical contractor leads, exclusive electrician leads",
    },
    hero: {
      title: "Electrician leads worth pulling a permit for",
      lead: "Panel upgrades, chargers, and rewiring jobs from your own city, sent to one electrical contractor only. You bid on the work, never against a list of strangers.",
      action: "Send me electrician leads",
    },
    requests: [
      {
        need: "Charger for a new car, panel is on the other side of the garage",
        kind: "EV charging",
        wanted: "Next two weeks",
      },
      {
        need: "Lights dim when the dryer starts, house built in 1968",
        kind: "Troubleshooting",
        wanted: "This week",
      },
      {
        need: "Inspector wants the panel replaced before closing",
        kind: "Panel upgrade",
        wanted: "By month's end",
      },
    ],
    shared: {
      title: "Shared leads treat an electrician like a light bulb",
      lead: "Interchangeable, priced by the piece. That's wrong for a trade where the cheapest answer can burn a house down.",
      rows: [
        {
          topic: "Price",
          shared: "The unlicensed neighbor on the same list quotes half, cash.",
          yours: "Your license number is on your page once you enter it, for everyone to check.",
        },
        {
          topic: "Fit",
          shared: "You pay for a ceiling fan in a county you don't drive to.",
          yours:
            "Your services and your towns are on the page, so people you can't help don't reach out.",
        },
        {
          topic: "Time",
          shared: "By the time the load calculation is done, two others have guessed a number.",
          yours: "No one else is guessing. You have time to quote it right.",
        },
        {
          topic: "Referrals",
          shared: "The marketplace asks for the review and shows it to the next bidder.",
          yours: "After the job, a message asks for a review, and it stays with your name.",
        },
      ],
    },
    kinds: {
      title: "Four kinds of electrical leads",
      lead: "Take all of them, or describe on your page only those you want.",
      kinds: [
        {
          title: "EV chargers",
          text: "A clear job, easy to quote from a few photos. Often the first visit to a house that needs more.",
        },
        {
          title: "Panels and services",
          text: "Full panels, old fuse boxes, upgrades for heat pumps and hot tubs. Planned, permitted, profitable.",
        },
        {
          title: "Troubleshooting",
          text: "Flickering lights, tripping breakers, dead circuits. Short visits that show what else is behind the wall.",
        },
        {
          title: "Rewires, lighting, generators",
          text: "A few rooms or the whole house. The decision takes time, and your messages keep you top of mind.",
        },
      ],
    },
    numbers: {
      title: "The math for an electrical contractor",
      lead: "No honest average covers both a dimmer and a service upgrade. Here's what a job has to be worth before System + Ads has paid for itself.",
      note: "A single charger or panel beats these numbers. The service calls in between are extra.",
    },
    testimonial: {
      sample: true,
      quote:
        "People send me a picture of their panel before I've called them. I show up knowing what I'll find, and I'm the only one they've contacted.",
      trade: "Electrician",
      city: "Winston-Salem, NC",
    },
    objections: {
      title: "Before you ask",
      items: [
        {
          question: "I get my work from builders. Do I need homeowners?",
          answer:
            "You may not need them this year. When a builder pauses, a page that has been collecting local requests is the difference between a slow month and a bad one.",
        },
        {
          question: "Will I be flooded with outlets and ceiling fans?",
          answer:
            "Only if you list them. Your page lists what you do, so you mostly hear about that.",
        },
        {
          question: "Who writes the page? I don't want nonsense next to my license number.",
          answer:
            "You do. The description on your page is the one you give us in step four, and you can edit every message.",
        },
        {
          question: "What happens to my leads if I stop?",
          answer:
            "They were yours from the first minute and stay yours. There's nothing to get out of.",
        },
      ],
    },
    closing: {
      title: "Your city has room for one electrician here.",
      text: "Tell us your towns and your services. You complete seven quick steps. We do the setup within 24 hours.",
      action: "Claim my electrician territory",
    },
  },
};
