import type { TradeCopy } from "./trade-copy.ts";

export const lawnCare: TradeCopy = {
  slug: "lawn-care",
  page: {
    meta: {
      title: "Lawn Care Lead System: Fill the Route by Street",
      description:
        "How lawn care companies use their own lead page and follow-up to fill spring routes street by street, and to keep customers mowing, treating, and cleaning up.",
      keywords:
        "lawn care marketing, lawn service lead system, mowing route, landscaping marketing, lawn care follow-up",
    },
    hero: {
      title: "The route that fills in March pays until November.",
      lead: "A season is won in a few weeks, when every neighbor notices the grass. Be found in those weeks, answer first, and line the customers up along one street instead of across the county.",
      points: ["Weekly mowing", "Treatment programs", "Cleanups"],
    },
    picture: {
      card: "left",
      label:
        "A lawn half mown in stripes toward a small house with a fence, a red mower in front: sunny by day, fireflies at night.",
      need: "Weekly mowing, quarter acre",
      place: "Mowing",
      done: ["Price sent", "Fridays booked"],
    },
    year: {
      title: "Twelve months on one lawn",
      lead: "Each visit can sell the next one. It starts with a list that's yours.",
      seasons: [
        {
          season: "spring",
          title: "Early spring",
          calls:
            "Who mows around here? Cleanups, edging, the first feeding, crabgrass before it shows.",
          system:
            "We reply to every request during the rush and ask about the lawn, so you can quote from the cab.",
        },
        {
          season: "summer",
          title: "Summer",
          calls: "Weekly cuts, brown patches, weeds, someone whose mower broke.",
          system:
            "We follow up for a week and tell them they can choose how often you come, so one mow can turn into a season.",
        },
        {
          season: "fall",
          title: "Fall",
          calls: "Aeration, overseeding, leaves, one last tidy edge before the holidays.",
          system:
            "Your system keeps last spring's requests on file, so you can book the aerator for the two weeks when the rain is right.",
        },
        {
          season: "winter",
          title: "Winter",
          calls: "Pruning, beds, snow where it falls, and next year's price.",
          system:
            "Your system holds the early requests on one list, so you can plan crews before the grass decides for you.",
        },
      ],
    },
    searches: {
      title: "What gets searched over the back fence",
      lead: "A lawn is public. People search when they compare theirs with the one next door.",
      groups: [
        {
          title: "Just mow it",
          phrases: ["lawn mowing near me", "weekly lawn service price", "overgrown yard mowing"],
          text: "They want a number today. Lot size and a photo are enough to give one.",
        },
        {
          title: "Make it green",
          phrases: [
            "lawn fertilizer service",
            "weed control for lawns",
            "aeration and overseeding",
          ],
          text: "They want a reason to believe it will work. Your page shows your photos and answers their questions.",
        },
        {
          title: "Make it tidy",
          phrases: ["spring yard clean up", "leaf removal service", "hedge trimming cost"],
          text: "One visit with a before and an after. It's how most weekly customers start.",
        },
      ],
    },
    system: {
      title: "Built around routes",
      lead: "Any lawn is welcome. The lawn next to one you already mow is worth more than any other.",
      steps: [
        {
          title: "A green page of your own",
          text: "Services by season, the neighborhoods you work in, what a visit includes. Yours in name, color, and wording.",
        },
        {
          title: "Ads in the right areas",
          text: "Aim at the areas where your trailer already stops, let Google do the rest, or use the site you have.",
        },
        {
          title: "A price while they're still looking at the yard",
          text: "The first text asks what you need for a quote. You reply from the cab with a number.",
        },
        {
          title: "A season instead of a cut",
          text: "Book a weekly visit once, and the schedule keeps the day and the crew all season.",
        },
      ],
    },
    followUp: {
      title: "From one overgrown yard to every Friday",
      lead: "Seven days of short notes, sent for you. These are the standard messages.",
    },
    market: {
      title: "Lawn searches around the country",
      lead: "A quieter market than the emergency trades, with low to medium competition. What the table doesn't show: a mowing customer stays all season.",
    },
    closing: {
      title: "The grass won't wait for your website.",
      text: "Seven quick steps now, a page within 24 hours, and a head start on the season.",
      action: "Set up my lawn care system",
      leads: "See lawn care leads",
    },
  },
  landing: {
    meta: {
      title: "Lawn Care Leads for Dense, Profitable Routes",
      description:
        "Mowing, treatment, and cleanup leads in the neighborhoods you work in, for one lawn care company per city. No contract.",
      keywords:
        "lawn care leads, mowing leads, landscaping leads, lawn treatment leads, exclusive lawn care leads",
    },
    hero: {
      title: "Lawn care leads on the streets you already mow",
      lead: "Windshield time is the cost no one bills for. Leads from your own neighborhoods, yours alone, shorten the drive and keep customers longer.",
      action: "Get lawn care leads",
    },
    requests: [
      {
        need: "Corner lot, mowed every Friday please",
        kind: "Weekly mowing",
        wanted: "Starting next week",
      },
      {
        need: "More weeds than grass, what can be done?",
        kind: "Treatment",
        wanted: "This spring",
      },
      {
        need: "Leaves, beds, and hedges before we sell the house",
        kind: "Cleanup",
        wanted: "Two weeks",
      },
    ],
    shared: {
      title: "Why shared leads ruin a route",
      lead: "A mowing customer is worth little in a day and a lot in a year. Shared lists sell you one day.",
      rows: [
        {
          topic: "Density",
          shared: "One lawn on the north side, one on the south side, and the gas in between.",
          yours:
            "An area of your choosing, so the neighbors of your customers are the ones who find you.",
        },
        {
          topic: "Price",
          shared: "Someone with a borrowed mower always bids ten dollars less.",
          yours: "There's no bidding. People read what a visit includes and get one price.",
        },
        {
          topic: "Loyalty",
          shared: "Customers you bought for one cut leave after one cut.",
          yours: "They're booked as recurring visits, week after week.",
        },
        {
          topic: "Winter",
          shared: "The list forgets you in December and starts from zero in March.",
          yours: "Your customers are in your own dashboard, ready for an early renewal.",
        },
      ],
    },
    kinds: {
      title: "The kinds of work that come in",
      lead: "A request tells you the ZIP code, what they want, and how soon. A photo is one reply away, and a photo is a quote.",
      kinds: [
        {
          title: "Weekly and biweekly mowing",
          text: "The backbone. Low tickets, high loyalty, and the reason your truck is on that street at all.",
        },
        {
          title: "Treatment programs",
          text: "Feeding, weeds, grubs, aeration. Sold once, visited many times, with good margins per hour.",
        },
        {
          title: "Cleanups",
          text: "Spring, fall, and before a sale. A day's work, and some of those customers ask you to keep mowing.",
        },
        {
          title: "Beds, hedges, small landscaping",
          text: "Extras for people who already like how the edges look.",
        },
      ],
    },
    numbers: {
      title: "A modest month, counted conservatively",
      lead: "Six customers at one visit each. No second cut, no program, no neighbor.",
      note: "A month is too short to judge a lawn care lead. A weekly customer pays you again every week of the season.",
    },
    testimonial: {
      sample: true,
      quote:
        "We stopped chasing single lawns across town. Most new requests are within a few streets of a house we already do, and Fridays are finally one straight line.",
      trade: "Lawn care company",
      city: "Denver, CO",
    },
    objections: {
      title: "Straight answers about lawn leads",
      items: [
        {
          question: "I'm booked out by May. What would I use it for?",
          answer:
            "For better lawns. Replace the far ones with near ones and the cuts with programs, and run without ads once the crews are full.",
        },
        {
          question: "My customers are worth a hundred dollars, not a thousand.",
          answer:
            "Per visit, yes. The sample month counts exactly one visit from each of them and still ends with something left over.",
        },
        {
          question: "Can I choose neighborhoods?",
          answer:
            "You describe your area in your own words in step three, and changes take effect within 24 hours. Move it when a street fills up.",
        },
        {
          question: "What about the cold months?",
          answer: "Drop to the Starter System, or cancel. Nothing ties you down after that month.",
        },
      ],
    },
    closing: {
      title: "One lawn company per city, so not every city is open.",
      text: "Look yours up in the directory, then take it: setup is done within 24 hours.",
      action: "Claim my lawn care territory",
    },
  },
};
