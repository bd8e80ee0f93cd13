import type { TradeCopy } from "./trade-copy.ts";

export const plumbing: TradeCopy = {
  slug: "plumbing",
  page: {
    meta: {
      title: "Plumber Lead System: Be the First to Answer",
      description:
        "A lead page, instant text replies, and a dashboard built for plumbers: from the burst pipe at midnight to the planned repipe, without a marketplace in between.",
      keywords:
        "plumber marketing, plumbing lead system, emergency plumber marketing, water heater leads, plumber follow-up",
    },
    hero: {
      title: "Water doesn't wait for a callback.",
      lead: "Someone is standing in a puddle with a phone in one hand. They call until a plumber answers, then they stop. Your system texts back within a minute, even when you have both hands in the wall.",
      points: ["Leaks and clogs", "Water heaters", "Repipes and remodels"],
    },
    picture: {
      card: "left",
      label:
        "A kitchen sink with its cabinet open: the trap drips into an orange bucket, and a pipe wrench lies in front.",
      need: "Trap under the sink is dripping",
      place: "Leak repair",
      done: ["Text sent", "On for 3 PM"],
    },
    year: {
      title: "The calls never stop. They just change.",
      lead: "Plumbing has no off-season, but it has its moods. Here's what fills the inbox, and what the system does about it.",
      seasons: [
        {
          season: "winter",
          title: "Winter",
          calls: "Frozen lines, burst pipes, a water heater that can't keep up with the cold.",
          system:
            "We reply within a minute and alert you right away, so you get to a wet floor, not a flood.",
        },
        {
          season: "spring",
          title: "Spring",
          calls: "Sump pumps after rain, hose bibs that froze and split, bathrooms to redo.",
          system:
            "Your system keeps remodel requests, photos, and estimates together until the date is set.",
        },
        {
          season: "summer",
          title: "Summer",
          calls: "Irrigation leaks, roots in the sewer, a garbage disposal after the cookout.",
          system:
            "We keep the slow jobs warm while you're out on the urgent ones, a message at a time.",
        },
        {
          season: "fall",
          title: "Fall",
          calls: "Water heaters before the guests come, kitchen drains on Thanksgiving.",
          system:
            "Your system keeps every request about an old tank on file, so you can replace it in October, not during the December rush.",
        },
      ],
    },
    searches: {
      title: "Three kinds of people search for a plumber",
      lead: "They need different words, different speed, and a different second message.",
      groups: [
        {
          title: "Water where it shouldn't be",
          phrases: ["emergency plumber near me", "burst pipe", "toilet overflowing"],
          text: "They read one line. It has to say that you're local, that you're licensed, and how to reach you.",
        },
        {
          title: "Something is slow, loud, or lukewarm",
          phrases: ["water heater not heating", "drain keeps clogging", "low water pressure"],
          text: "They have a day. A clear answer about what you check first gets you the visit.",
        },
        {
          title: "A project with a budget",
          phrases: ["repipe cost", "tankless water heater install", "bathroom rough-in plumber"],
          text: "They have a month and a spreadsheet. Patient follow-up gets you on it, and keeps you there.",
        },
      ],
    },
    system: {
      title: "What we set up for a plumbing company",
      lead: "Nothing to install, and nothing to learn.",
      steps: [
        {
          title: "Your plumbing page",
          text: "Your number on top, then drains, heaters, fixtures, and lines, in the words people use for them. It loads fast on a phone with one bar in a basement.",
        },
        {
          title: "The right people on it",
          text: "Ads for the hours you want to take calls, Google results for the jobs that can be planned, your current website for people who already know you.",
        },
        {
          title: "A reply from under the house",
          text: "The moment someone reaches out, your text asks about the problem. By the time you crawl out, the reply is on your phone.",
        },
        {
          title: "Wettest jobs first",
          text: "The dashboard shows what's flooding and what can wait. You choose which alerts you get.",
        },
      ],
    },
    followUp: {
      title: "A dripping trap, one week of follow-up",
      lead: "These standard messages are sent in your name when no one at your shop has a free hand.",
    },
    market: {
      title: "How many people look for a plumber each month",
      lead: "Searches and the monthly value of plumbing leads for the whole market in four cities. Whether competition is high or medium, a leak usually goes to the plumber who answers first.",
    },
    closing: {
      title: "Someone's valve is failing right now.",
      text: "Give them a page to find and a text back right away. It takes seven quick steps.",
      action: "Set up my plumbing system",
      leads: "See plumbing leads",
    },
  },
  landing: {
    meta: {
      title: "Plumbing Leads That Ring Only Your Phone",
      description:
        "Emergency, drain, water heater, and repipe leads for one plumber per city. Never sold to anyone else, no fee per lead, no contract.",
      keywords:
        "plumbing leads, emergency plumber leads, drain leads, water heater leads, exclusive plumbing leads",
    },
    hero: {
      title: "Plumbing leads that ring only your phone",
      lead: "A leak is the least patient lead there is. Ours go to one plumber in the city: you. No auction at midnight, no race against four other vans.",
      action: "Get my plumbing leads",
    },
    requests: [
      {
        need: "Water coming through the garage ceiling, main is shut off",
        kind: "Emergency",
        wanted: "Right away",
      },
      {
        need: "50 gallon heater is leaking from the bottom",
        kind: "Water heater",
        wanted: "Today",
      },
      {
        need: "Old galvanized pipes, brown water, want a price for a repipe",
        kind: "Repipe",
        wanted: "This month",
      },
    ],
    shared: {
      title: "Why plumbers lose money on shared leads",
      lead: "A leak gets the fastest click on the internet, and marketplaces know it.",
      rows: [
        {
          topic: "Emergencies",
          shared:
            "Five plumbers get called about one puddle. Four of them pay for the privilege of being late.",
          yours: "One puddle, one plumber. If you can go, the job is yours.",
        },
        {
          topic: "Drain calls",
          shared: "The lead costs nearly what you charge to snake it.",
          yours: "A flat monthly plan: the tenth clogged drain costs what the first did.",
        },
        {
          topic: "Big work",
          shared: "Repipes go to the one who bids without looking inside a wall.",
          yours:
            "You hear about it first, look first, and explain why copper and PEX aren't the same bid.",
        },
        {
          topic: "After the job",
          shared: "Next year's water heater is sold to your competitor.",
          yours:
            "Next year's water heater customer is already in your dashboard, with notes from your last visit.",
        },
      ],
    },
    kinds: {
      title: "From a cartridge to a main line",
      lead: "Requests tell you what's wrong, in the homeowner's own words, and the ZIP code, so you can price the drive before you call.",
      kinds: [
        {
          title: "Emergencies",
          text: "Burst lines, backed-up sewers, no water at all. You get the alert right away and the homeowner gets a reply before your boots are on.",
        },
        {
          title: "Service calls",
          text: "Toilets, faucets, disposals, drains. They fill the day between two larger jobs, street by street.",
        },
        {
          title: "Water heaters",
          text: "Tank or tankless, gas or electric. Half of it is urgent and the other half can be scheduled before it's an emergency.",
        },
        {
          title: "Repipes, sewers, remodels",
          text: "Slow to decide and worth the patience. Follow-up emails do the waiting for you.",
        },
      ],
    },
    numbers: {
      title: "What does a job have to bring in?",
      lead: "A faucet and a sewer line don't belong in one average, so we won't invent one for you. Turn the math around instead.",
      note: "Compare your usual service ticket with the middle column. Most plumbers stop reading there.",
    },
    testimonial: {
      sample: true,
      quote:
        "I used to buy the same flooded kitchen as everyone else in town. Now people reach out to me, they get my text, and when I call back they know my name.",
      trade: "Plumber",
      city: "San Antonio, TX",
    },
    objections: {
      title: "Fair questions from plumbers",
      items: [
        {
          question: "I don't take calls at night. Will this make me?",
          answer:
            "No. At night the reply is an email, and texts are sent only at decent hours. People who can wait will.",
        },
        {
          question: "Half the callers just want free advice.",
          answer:
            "Let follow-up handle them. The emails tell them what to expect and that they get a price before any work starts. The ones who are serious reply.",
        },
        {
          question: "I have a van, a helper, and no office. Who sets this up?",
          answer:
            "We do, within 24 hours of signing up. After that it needs you for one thing only: showing up.",
        },
        {
          question: "What if I serve three towns?",
          answer:
            "Name them when you sign up, and your page lists them. Each city is its own territory with room for a single plumber, and our team can add a page for an open one.",
        },
      ],
    },
    closing: {
      title: "Someone in your town will search for a plumber tomorrow. Be the one they find.",
      text: "We set up your page within 24 hours. No contract. Leave anytime.",
      action: "Claim my plumbing territory",
    },
  },
};
