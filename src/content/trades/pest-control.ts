import type { TradeCopy } from "./trade-copy.ts";

export const pestControl: TradeCopy = {
  slug: "pest-control",
  page: {
    meta: {
      title: "Pest Control Lead System: From One Ant to a Plan",
      description:
        "A lead page and follow-up for pest control companies: catch the panic of the first sighting, keep the customer for the quarterly plan.",
      keywords:
        "pest control marketing, exterminator lead system, termite inspection marketing, quarterly pest plan, pest control follow-up",
    },
    hero: {
      title: "Nobody shops around with a roach on the counter.",
      lead: "The first hour after a sighting decides who gets the customer, and the first visit decides who keeps them for years. The system wins the hour, so that you can win the years.",
      points: ["First sightings", "Termite inspections", "Quarterly plans"],
    },
    picture: {
      card: "right",
      label:
        "A house cut open at the ground: ants leave their nest toward the door and stop at a treated line along the foundation, beside a sprayer.",
      need: "Ants in the kitchen, every morning",
      place: "General pest",
      done: ["Text sent", "Plan started"],
    },
    year: {
      title: "Every month has its pest",
      lead: "The species change with the temperature, and so does what people type. Your page and your messages change with them.",
      seasons: [
        {
          season: "spring",
          title: "Spring",
          calls: "Ants on the move, termite swarms at the window, wasps scouting the eaves.",
          system:
            "Offers an inspection while the wings still lie on the sill, because next week the worry is forgotten.",
        },
        {
          season: "summer",
          title: "Summer",
          calls: "Mosquitoes, roaches, fleas after vacation, ticks on the dog.",
          system:
            "Turns the one-time yard treatment into a series, with an email that shows why the second visit matters.",
        },
        {
          season: "fall",
          title: "Fall",
          calls: "Mice coming in, spiders, stink bugs on the warm side of the house.",
          system: "Suggests sealing before baiting, and sets the date for both.",
        },
        {
          season: "winter",
          title: "Winter",
          calls: "Noises in the attic, rodents in the garage, bed bugs after the holidays.",
          system:
            "Answers delicate questions in private and in writing, which is how people prefer to ask them.",
        },
      ],
    },
    searches: {
      title: "From a search to a recurring customer",
      lead: "Pest searches come in three moods. The trick is to greet each of them as it is.",
      groups: [
        {
          title: "Disgust",
          phrases: ["exterminator near me", "get rid of roaches fast", "wasp nest removal"],
          text: "A name, a number, today or tomorrow. All else can follow by message.",
        },
        {
          title: "Suspicion",
          phrases: [
            "termite signs",
            "scratching in walls at night",
            "what do bed bug bites look like",
          ],
          text: "They want to be told that it is nothing. A page with honest signs and a low-key inspection gets the call.",
        },
        {
          title: "Prevention",
          phrases: [
            "quarterly pest control",
            "mosquito treatment for yard",
            "pet safe pest control",
          ],
          text: "Calm, comparing, and loyal once they choose. Explain what you use and how long it holds.",
        },
      ],
    },
    system: {
      title: "How a route gets filled",
      lead: "From the first click to the standing appointment in four moves.",
      steps: [
        {
          title: "Your own pest page",
          text: "Say which pests you treat, what you use, and whether the dog may stay in the yard. It stands beside your name and your number.",
        },
        {
          title: "Seen when it crawls",
          text: "Ads for the pest of the month, search for the slow worries, and your existing site with a form that finally gets answered.",
        },
        {
          title: "A calm reply at once",
          text: "Text or email, in your name: what to do tonight, what not to spray, and when you can be there.",
        },
        {
          title: "Visits that repeat",
          text: "The dashboard shows who had one treatment and no plan. That list is next month's revenue.",
        },
      ],
    },
    followUp: {
      title: "Ants on Monday, a plan by next Monday",
      lead: "A one-off is a lead for a plan. These messages make the introduction.",
      messages: [
        "Thanks for writing. Please leave the trail as it is and do not spray it, it helps us find the nest. Where do you see them first?",
        "Subject: What our technician will look at, and what is safe for children and pets",
        "We are in your neighborhood tomorrow. Would before noon or after work be better?",
        "Subject: Why ants come back in three weeks, and what stops the second wave",
        "Still seeing them? Each warm day adds to the colony. We kept a place for you on this week's route.",
        "Subject: One kitchen, one nest under the patio, four visits a year: how a plan works in practice",
      ],
    },
    market: {
      title: "Pest searches in four warm and not so warm cities",
      lead: "Fewer searches than for heating or plumbing, and low to medium competition: a page that is answered well goes a long way.",
    },
    closing: {
      title: "Be the name under the next sighting.",
      text: "Your page is up within 24 hours, in time for whatever hatches next.",
      action: "Set up my pest control system",
      leads: "See pest control leads",
    },
  },
  landing: {
    meta: {
      title: "Pest Control Leads You Do Not Have to Share",
      description:
        "Ants, roaches, rodents, termites: homeowners with a problem today, sent to one pest control company per city. No contracts.",
      keywords:
        "pest control leads, exterminator leads, termite leads, rodent control leads, exclusive pest control leads",
    },
    hero: {
      title: "Pest control leads with the problem still moving",
      lead: "People who saw something an hour ago and want it gone. They write to your page, you alone get the request, and the recurring plan stays in your books instead of a marketplace's.",
      action: "Get pest control leads",
    },
    requests: [
      {
        need: "Winged insects by the window, hundreds of wings",
        kind: "Termite check",
        wanted: "As soon as possible",
      },
      {
        need: "Mice in the garage, two cats, no poison please",
        kind: "Rodents",
        wanted: "This week",
      },
      { need: "Mosquito treatment before a party on the 14th", kind: "Yard", wanted: "Fixed date" },
    ],
    shared: {
      title: "What happens to a pest lead on a shared list",
      lead: "The panic lasts a day. A list with five names on it burns through that day before anybody has looked under the sink.",
      rows: [
        {
          topic: "First contact",
          shared:
            "The homeowner's phone rings five times in ten minutes, and then it is switched off.",
          yours: "One text, from one company, that says what to do tonight.",
        },
        {
          topic: "Margins",
          shared:
            "A one-time spray is sold at a loss in the hope of a plan that goes to someone else.",
          yours:
            "The first visit is yours and so is the second, so the first can be priced fairly.",
        },
        {
          topic: "Routes",
          shared: "Leads from all over the metro, an hour of driving for twenty minutes of work.",
          yours: "Leads from the towns on your page, stop after stop on one road.",
        },
        {
          topic: "Trust",
          shared: "You are vendor number three who wants to come inside.",
          yours: "You are the company they picked, with the products explained beforehand.",
        },
      ],
    },
    kinds: {
      title: "Which leads you can expect",
      lead: "From the quick treatment to the bond that renews itself.",
      kinds: [
        {
          title: "General pests",
          text: "Ants, roaches, spiders, wasps. High volume, quick to book, and the natural start of a quarterly agreement.",
        },
        {
          title: "Termites",
          text: "Inspections, treatments and bonds. One swarming season can keep a technician busy for weeks.",
        },
        {
          title: "Rodents and wildlife",
          text: "Trapping, sealing, cleaning up. Several visits, and customers who are very glad when it is quiet.",
        },
        {
          title: "Mosquitoes, fleas, bed bugs",
          text: "Seasonal series and delicate jobs, where a discreet written answer wins over a sales call.",
        },
      ],
    },
    numbers: {
      title: "A month of first treatments",
      lead: "Counted as one-time jobs, as if none of these households ever called again.",
      note: "Every one of them who moves to a quarterly plan pays you again without a new lead.",
    },
    testimonial: {
      sample: true,
      quote:
        "They used to have three companies on the phone before I could call. Now they have one text, and it is mine. Most of my new plans started with a single ugly bug.",
      trade: "Pest control company",
      city: "Austin, TX",
    },
    objections: {
      title: "Things pest control owners want to know",
      items: [
        {
          question: "I need plans, not one-time jobs.",
          answer:
            "Plans begin as one-time jobs with good manners. The follow-up after the first request leads to the plan, and the list of customers without one is a click away.",
        },
        {
          question: "Can I leave out the pests I am not licensed for?",
          answer:
            "Yes. You describe your services in the second step, in your own words if you wish, and your page is written from that.",
        },
        {
          question: "My competitor has a national brand behind it.",
          answer:
            "And a call center. A neighbor who answers with the right question about the right ant is hard to beat locally.",
        },
        {
          question: "Must I run ads all year?",
          answer:
            "No. The plan without ads keeps the page, the follow-up and the dashboard going through the cold months.",
        },
      ],
    },
    closing: {
      title: "One company per city gets these calls.",
      text: "If yours is free, it takes seven short steps to take it. You can leave in any month.",
      action: "Take my pest control territory",
    },
  },
};
