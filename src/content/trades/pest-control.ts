import type { TradeCopy } from "./trade-copy.ts";

export const pestControl: TradeCopy = {
  slug: "pest-control",
  page: {
    meta: {
      title: "Pest Control: From One Ant to a Quarterly Plan",
      description:
        "A lead page and follow-up for pest control companies: catch the panic of the first sighting, keep the customer for the quarterly plan.",
      keywords:
        "pest control marketing, exterminator lead system, termite inspection marketing, quarterly pest plan, pest control follow-up",
    },
    hero: {
      title: "No one shops around with a roach on the counter.",
      lead: "The first hour after a sighting decides who gets the customer, and the first visit decides who keeps them for years. The system wins the hour, so you can keep them for years.",
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
      title: "Every season has its pest",
      lead: "The species change with the temperature, and so does what people type. You can change your page and your messages with them.",
      seasons: [
        {
          season: "spring",
          title: "Spring",
          calls: "Ants on the move, termite swarms at the window, wasps scouting the eaves.",
          system:
            "We follow up about an inspection while the wings are still on the windowsill; by next week they've forgotten.",
        },
        {
          season: "summer",
          title: "Summer",
          calls: "Mosquitoes, roaches, fleas after vacation, ticks on the dog.",
          system:
            "After the first reply, our email asks about kids, pets, and fish tanks, so you can quote the right treatment.",
        },
        {
          season: "fall",
          title: "Fall",
          calls: "Mice coming in, spiders, stink bugs on the warm side of the house.",
          system:
            "We reply right away, so the homeowner stops looking before you're back in the truck.",
        },
        {
          season: "winter",
          title: "Winter",
          calls: "Noises in the attic, rodents in the garage, bed bugs after the holidays.",
          system:
            "People can bring up an embarrassing problem in a message, which is easier than on the phone.",
        },
      ],
    },
    searches: {
      title: "From a search to a recurring customer",
      lead: "Pest searches come in three moods. The trick is to meet each one where it is.",
      groups: [
        {
          title: "Disgust",
          phrases: ["exterminator near me", "get rid of roaches fast", "wasp nest removal"],
          text: "A name, a number, today or tomorrow. Everything else can wait.",
        },
        {
          title: "Suspicion",
          phrases: [
            "termite signs",
            "scratching in walls at night",
            "what do bed bug bites look like",
          ],
          text: "They want to hear it's nothing. A page that explains the warning signs and offers a no-pressure inspection gets the call.",
        },
        {
          title: "Prevention",
          phrases: [
            "quarterly pest control",
            "mosquito treatment for yard",
            "pet safe pest control",
          ],
          text: "Calm, comparing, and loyal once they choose. Explain what you use and how long it lasts.",
        },
      ],
    },
    system: {
      title: "How a route gets filled",
      lead: "From the first click to the standing appointment in four steps.",
      steps: [
        {
          title: "Your own pest page",
          text: "Say which pests you treat, what you use, and whether the dog can stay in the yard. It's all right there with your name and number.",
        },
        {
          title: "Found when it matters",
          text: "Ads for the pest of the month, Google results for the problems that can wait, and your form on your existing site.",
        },
        {
          title: "A calm reply right away",
          text: "Text or email, in your name, within a minute: it thanks them and asks what you need to know.",
        },
        {
          title: "Visits that repeat",
          text: "Book a recurring visit once, and the schedule keeps the dates and the crew.",
        },
      ],
    },
    followUp: {
      title: "Ants on Monday, a plan by next Monday",
      lead: "Every one-time job is a lead for a plan. These standard messages make the introduction.",
    },
    market: {
      title: "Pest searches in four cities",
      lead: "Fewer searches than for heating or plumbing, and low to medium competition: a fast reply goes a long way.",
    },
    closing: {
      title: "Be the first name they find next time.",
      text: "Your page is up within 24 hours, in time for whatever hatches next.",
      action: "Set up my pest control system",
      leads: "See pest control leads",
    },
  },
  landing: {
    meta: {
      title: "Pest Control Leads You Don't Have to Share",
      description:
        "Ants, roaches, rodents, termites: homeowners with a problem today, sent to one pest control company per city. No contracts.",
      keywords:
        "pest control leads, exterminator leads, termite leads, rodent control leads, exclusive pest control leads",
    },
    hero: {
      title: "Pest control leads with the problem still moving",
      lead: "People who saw something an hour ago and want it gone. They send a request from your page, you alone get it, and the recurring plan stays on your books instead of a marketplace's.",
      action: "Get pest control leads",
    },
    requests: [
      {
        need: "Winged insects by the window, hundreds of wings",
        kind: "Termite inspection",
        wanted: "As soon as possible",
      },
      {
        need: "Mice in the garage, two cats, no poison please",
        kind: "Rodents",
        wanted: "This week",
      },
      {
        need: "Mosquito treatment before a party on the 14th",
        kind: "Yard",
        wanted: "By the 14th",
      },
    ],
    shared: {
      title: "What happens to a pest lead on a shared list",
      lead: "The panic lasts a day. A list with five names on it burns through that day before anyone has looked under the sink.",
      rows: [
        {
          topic: "First contact",
          shared:
            "The homeowner's phone rings five times in ten minutes, and then they turn it off.",
          yours: "One text, from one company: yours.",
        },
        {
          topic: "Margins",
          shared:
            "You sell a one-time spray at a loss, hoping for a plan. Someone else gets the plan.",
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
          shared: "You're vendor number three who wants to come inside.",
          yours: "You're the company they picked, from a page that explains how you work.",
        },
      ],
    },
    kinds: {
      title: "Which leads you can expect",
      lead: "From the quick treatment to the bond that renews every year.",
      kinds: [
        {
          title: "General pests",
          text: "Ants, roaches, spiders, wasps. High volume, quick to book, and the natural start of a quarterly agreement.",
        },
        {
          title: "Termites",
          text: "Inspections, treatments, and bonds. One swarming season can keep a technician busy for weeks.",
        },
        {
          title: "Rodents and wildlife",
          text: "Trapping, sealing, cleaning up. Several visits, and customers who are thrilled when it's quiet.",
        },
        {
          title: "Mosquitoes, fleas, bed bugs",
          text: "Seasonal treatments and sensitive jobs, where a discreet message beats a sales call.",
        },
      ],
    },
    numbers: {
      title: "A month of first treatments",
      lead: "Counted as one-time jobs, as if none of these customers ever called again.",
      note: "Every one of them who moves to a quarterly plan pays you again without a new lead.",
    },
    testimonial: {
      sample: true,
      quote:
        "They used to have three companies on the phone before I could call. Now they have one text, and it's mine. Most of my new plans started with a single ugly bug.",
      trade: "Pest control company",
      city: "Austin, TX",
    },
    objections: {
      title: "Things pest control owners want to know",
      items: [
        {
          question: "I need plans, not one-time jobs.",
          answer:
            "Plans begin as one-time jobs with good follow-up. Offer the plan on the estimate or in your own messages, then book the visits as a recurring job.",
        },
        {
          question: "Can I leave out the pests I'm not licensed for?",
          answer:
            "Yes. You describe your business in step four, in your own words, and you can edit the page whenever you like.",
        },
        {
          question: "My competitor has a national brand behind it.",
          answer:
            "And a call center. A neighbor who answers with the right question about the right ant is hard to beat locally.",
        },
        {
          question: "Do I have to run ads all year?",
          answer:
            "No. The Starter System keeps the page, the follow-up, and the dashboard going through the cold months.",
        },
      ],
    },
    closing: {
      title: "One company per city gets these calls.",
      text: "If your city is open, it takes seven quick steps to claim it. You can leave any month.",
      action: "Claim my pest control territory",
    },
  },
};
