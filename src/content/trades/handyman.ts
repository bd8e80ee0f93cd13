import type { TradeCopy } from "./trade-copy.ts";

export const handyman: TradeCopy = {
  slug: "handyman",
  page: {
    meta: {
      title: "Handyman Lead System: Small Jobs, Full Days",
      description:
        "How a handyman business fills the week with small jobs close together: a page that lists what you do, replies while you work, every request in one list.",
      keywords:
        "handyman marketing, handyman lead system, home repair marketing, honey-do list, handyman scheduling",
    },
    hero: {
      title: "Six small jobs make a very good day.",
      lead: "If they're near each other, and if no one has to chase you for a reply. The system collects the list, replies while you hold the drill, and shows you the ZIP code of each job.",
      points: ["Repairs", "Assembly and mounting", "Honey-do lists"],
    },
    picture: {
      card: "left",
      label:
        "A workshop wall with a tool in every place, a birdhouse on the bench, and a clipboard whose list is nearly checked off.",
      need: "Four small things, one visit",
      place: "Home repair",
      done: ["List received", "Half day booked"],
    },
    year: {
      title: "The list is never empty",
      lead: "Homes wear out steadily. Owners notice in waves.",
      seasons: [
        {
          season: "spring",
          title: "Spring",
          calls: "Decks, gates that stick, screens, everything winter shook loose.",
          system:
            "Our first email asks for the whole list, because the second and third items pay for the drive.",
        },
        {
          season: "summer",
          title: "Summer",
          calls: "Fans, fences, furniture for a new apartment, touch-ups before a move.",
          system:
            "Your system lists the requests with their ZIP codes, so you can keep each day on one side of town.",
        },
        {
          season: "fall",
          title: "Fall",
          calls: "Gutters, weather stripping, a railing before someone slips on it.",
          system:
            "We send one reminder about an unanswered estimate, so August estimates that waited for school to start come back.",
        },
        {
          season: "winter",
          title: "Winter",
          calls: "Doors that drag, shelves for the gifts, drywall, a bathroom fan.",
          system:
            "Your system keeps indoor work coming in when outdoor trades go quiet: your page lists those jobs too.",
        },
      ],
    },
    searches: {
      title: "People don't search for a handyman. They search for the fix.",
      lead: "Most never type the word. They type what's broken, loose, or still in its box.",
      groups: [
        {
          title: "It's broken",
          phrases: ["fix sticking door", "drywall hole repair", "who repairs fence gates"],
          text: "Plain words on your page for plain problems. Each one you list is another way to be found.",
        },
        {
          title: "It's still in its box",
          phrases: ["TV mounting service", "furniture assembly near me", "install ceiling fan"],
          text: "Small fixed-price jobs you can book sight unseen. A good start with a new customer.",
        },
        {
          title: "There's a whole list",
          phrases: ["handyman half day rate", "home repair list", "rental property handyman"],
          text: "Landlords, sellers, busy parents. Half a day at a time, and again next quarter.",
        },
      ],
    },
    system: {
      title: "Set up once, then it hums along",
      lead: "You handle the tools. We handle the inbox.",
      steps: [
        {
          title: "A page with everything you do",
          text: "And, just as useful, what you don't do. Add your towns, your logo, and your rates if you want to show them.",
        },
        {
          title: "Neighbors who find it",
          text: "Ads around the streets you already work in, Google results for the odd phrases no one else bothers with, a link on your business card.",
        },
        {
          title: "A reply while the drill's running",
          text: "Each request gets a friendly reply that asks for measurements and details, then an email that asks for the rest of the list.",
        },
        {
          title: "Days that add up",
          text: "Every request, side by side in one dashboard. Group the ones close together and stop crossing town for a doorknob.",
        },
      ],
    },
    followUp: {
      title: "How one shelf becomes half a day",
      lead: "Most people forget the rest of their list when they reach out. The standard messages help them remember.",
    },
    market: {
      title: "Handyman searches in a month",
      lead: "And what they're worth to all the handymen in a city combined. Competition is low to medium in all four: large firms leave small jobs alone.",
    },
    closing: {
      title: "Put the phone down while you work.",
      text: "Tell us what you fix and where. Within 24 hours, your page lists all of it.",
      action: "Set up my handyman system",
      leads: "See handyman leads",
    },
  },
  landing: {
    meta: {
      title: "Handyman Leads Close to Where You Already Work",
      description:
        "Home repair, assembly, and odd job leads for one handyman per city. A flat plan instead of a fee for every doorknob.",
      keywords:
        "handyman leads, home repair leads, odd job leads, furniture assembly leads, exclusive handyman leads",
    },
    hero: {
      title: "Handyman leads that don't cost more than the job",
      lead: "Pay per lead was made for roofs and furnaces. On small jobs, the lead fee eats your profit. With a flat plan and a territory of your own, every little request is worth answering.",
      action: "Get handyman leads",
    },
    requests: [
      { need: "Two TVs, a mirror, and a curtain rod", kind: "Mounting", wanted: "Saturday" },
      {
        need: "Back gate drags, and the deck has three soft boards",
        kind: "Repair",
        wanted: "This month",
      },
      {
        need: "Turnover list for a rental, eleven items",
        kind: "Half day",
        wanted: "Before the 1st",
      },
    ],
    shared: {
      title: "Small jobs and shared leads don't add up",
      lead: "Take an ordinary Saturday: three small fixes, each bought off a list, each fought over by phone.",
      rows: [
        {
          topic: "The fee",
          shared: "A lead for hanging a picture costs the same as a lead for a whole kitchen.",
          yours: "One monthly price. Hang the picture, quote the kitchen.",
        },
        {
          topic: "The distance",
          shared: "The next name on the list, wherever that may be.",
          yours: "ZIP codes are on every request, so you build the day around a neighborhood.",
        },
        {
          topic: "The haggling",
          shared: "Five people quote an hour of work, and the talking takes longer than the hour.",
          yours: "One person quotes, with a photo in front of them.",
        },
        {
          topic: "The next list",
          shared: "They liked you, but the app shows them someone closer.",
          yours: "They liked you, and they have your page and your number.",
        },
      ],
    },
    kinds: {
      title: "What lands on your list",
      lead: "You say what you take on. A request outside that is easy to turn down politely.",
      kinds: [
        {
          title: "Fixes",
          text: "Doors, drywall, gates, trim, caulk. Your bread and butter, and the reason people save your number.",
        },
        {
          title: "Installs",
          text: "TVs, shelves, blinds, fans, locks. Known time, known price, booked from a photo.",
        },
        {
          title: "Lists and half days",
          text: "Several things in one visit: new owners, sellers, parents with a week off. The best hours of the month.",
        },
        {
          title: "Rentals and small offices",
          text: "Turnovers and upkeep for people who would like to call one person for everything.",
        },
      ],
    },
    numbers: {
      title: "Five ordinary jobs in a month",
      lead: "No remodels, no miracles: average small jobs, with the $397 for System + Ads already subtracted.",
      note: "Each customer who comes back with a second list adds to this at no extra cost.",
    },
    testimonial: {
      sample: true,
      quote:
        "Before this I drove all over for single jobs. Now I get the whole list with photos, and I do three houses on one street before lunch.",
      trade: "Handyman",
      city: "Tampa, FL",
    },
    objections: {
      title: "You might be thinking",
      items: [
        {
          question: "I'm one person. What if too much comes in?",
          answer:
            "Then you choose, for a change. You decide which jobs to book, and without ads the flow slows down to what search brings in.",
        },
        {
          question: "Do I have to publish prices?",
          answer:
            "No. Some show a half-day rate because it saves back-and-forth. Others show nothing. The page works either way.",
        },
        {
          question: "Some work needs a license I don't have.",
          answer:
            "Leave it off the page, and say so in the welcome message. People respect a handyman who knows where to stop.",
        },
        {
          question: "Is this worth it at my job size?",
          answer:
            "Look at the sample month above, then at what a fee for each lead would have taken from it.",
        },
      ],
    },
    closing: {
      title: "Your town needs one good handyman.",
      text: "The territory is exclusive, the setup is done for you within 24 hours, and you can cancel anytime.",
      action: "Claim my handyman territory",
    },
  },
};
