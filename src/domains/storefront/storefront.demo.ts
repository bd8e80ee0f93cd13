import {
  coolingUnit,
  crewAtWork,
  pestInspection,
  vanAtHouse,
  workshop,
} from "~/domains/shared/drawings.demo.ts";
import { noDetails, type PageDetails } from "./business-pages/content/page-content.ts";

/** The text of a demo business's page, and its pictures as drawings. */
export type DemoContent = {
  details: Omit<PageDetails, "photos">;
  photos: { drawing: string; alt: string }[];
};

const { photos: _, ...nothing } = noDetails;
const open = (opens: string, closes: string) => ({ opens, closes });
const workdays = (hours: { opens: string; closes: string }) => ({
  monday: hours,
  tuesday: hours,
  wednesday: hours,
  thursday: hours,
  friday: hours,
});

/** For the first demo pages, in order. */
export const demoContents: readonly DemoContent[] = [
  {
    details: {
      ...nothing,
      hours: { ...workdays(open("07:30", "18:00")), saturday: open("08:00", "14:00") },
      license: "TX TPCL 0712345",
      insurance: "Hill Country Mutual, general liability, $1,000,000",
      towns: ["Round Rock", "Cedar Park", "Pflugerville", "Bee Cave", "Lakeway", "Buda"],
      offers: [
        {
          title: "$50 off the first quarterly visit",
          details: "For new customers who start a quarterly plan. Limit one per household.",
        },
        {
          title: "Termite inspection at no charge",
          details: "With any general treatment of the same house within 30 days.",
        },
      ],
      questions: [
        {
          question: "Do we have to leave the house?",
          answer:
            "Not for most treatments. Just stay out of the treated rooms until they're dry, about two hours. We'll tell you ahead of time if it's longer.",
        },
        {
          question: "What if they come back?",
          answer: "If they come back between plan visits, we come back free. Call or text us.",
        },
        {
          question: "How soon can you come?",
          answer: "Usually the next business day, and the same day for wasps.",
        },
      ],
    },
    photos: [
      {
        drawing: vanAtHouse("#1f6b3a", "#f0e2c8"),
        alt: "Our green van in front of a house in Austin",
      },
      { drawing: pestInspection, alt: "A beetle under a magnifying glass at the base of a wall" },
      { drawing: crewAtWork("#1f6b3a"), alt: "Two of us beside the van" },
    ],
  },
  {
    details: {
      ...nothing,
      hours: {
        ...workdays(open("07:00", "19:00")),
        saturday: open("08:00", "16:00"),
        sunday: open("10:00", "14:00"),
      },
      license: "NC H3 Class I 31234",
      insurance: "Piedmont Casualty, general liability, $2,000,000",
      towns: ["Matthews", "Mint Hill", "Huntersville", "Pineville", "Concord"],
      offers: [
        {
          title: "$89 fall tune-up",
          details: "One system up to 5 tons, parts not included, through December 31.",
        },
      ],
      questions: [
        {
          question: "Repair or replace?",
          answer:
            "If it's under ten years old and the repair costs less than half the price of a new one, we repair it. You get both prices in writing first.",
        },
        {
          question: "Do you work on heat pumps?",
          answer: "Yes, all major brands, and mini-splits too.",
        },
      ],
    },
    photos: [
      { drawing: coolingUnit, alt: "An outdoor unit we installed beside a house" },
      {
        drawing: vanAtHouse("#12305f", "#e6ddd2"),
        alt: "Our blue van in front of a customer's house",
      },
      { drawing: crewAtWork("#12305f"), alt: "The Saturday crew" },
    ],
  },
  {
    details: {
      ...nothing,
      hours: workdays(open("08:00", "17:00")),
      license: "Hillsborough County OCC-20417",
      insurance: "Gulf Mutual, general liability, $500,000",
      towns: ["Brandon", "Riverview", "Temple Terrace", "Lutz"],
      offers: [
        {
          title: "Half-day handyman special: $275",
          details: "Four hours of small jobs in one visit, materials extra.",
        },
      ],
      questions: [
        {
          question: "What jobs don't you do?",
          answer:
            "Anything that needs a licensed electrician, plumber or roofer. We know good ones.",
        },
        {
          question: "Do you bring materials?",
          answer: "Yes, or we can use yours. We'll show you the receipt for anything we buy.",
        },
      ],
    },
    photos: [
      { drawing: workshop, alt: "Our tools on the wall, and the toolbox we bring along" },
      { drawing: vanAtHouse("#b4470c", "#dfe6ea"), alt: "Our orange van on a street in Tampa" },
    ],
  },
];
