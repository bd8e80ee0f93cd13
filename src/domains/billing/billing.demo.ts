import { demoPast } from "~/domains/leads/past-leads.demo.ts";

export type Line = readonly [
  description: string,
  count: number,
  unit: string | null,
  dollars: number,
];

export type DemoEstimate = {
  state: "draft" | "sent" | "accepted" | "declined" | "withdrawn";
  name: string;
  phone: string;
  what: string;
  address: string;
  /** How many days ago it was created, and for how many days it is valid. */
  days: number;
  holds?: number;
  /** In percent. */
  discount?: number;
  deposit?: number;
  message?: string;
  options: readonly (readonly [name: string, lines: readonly Line[]])[];
  /** The name that accepted the last option, or the reason it was declined. */
  answer?: string;
};

const inspection: Line = ["Termite inspection with report", 1, "visit", 95];
const yard: Line = ["Fire ant treatment, front and back yard", 1, "visit", 185];
const bait: Line = ["Bait stations", 6, "each", 14.5];

/** Estimates of the first demo business, one in each state; two are for leads who requested them. */
export const demoJobEstimates: readonly DemoEstimate[] = [
  {
    state: "sent",
    name: "Tom Becker",
    phone: "+15125550129",
    what: "Wasps under the eaves",
    address: "9 Mill Rd, Austin, TX",
    days: 45,
    holds: 30,
    options: [["Good", [["Wasp nests removed", 3, "each", 79]]]],
  },
  {
    state: "declined",
    name: "Grace Kim",
    phone: "+15125550126",
    what: "Rodents in the attic",
    address: "18 Pine Ln, Austin, TX",
    days: 20,
    options: [
      [
        "Good",
        [
          ["Rodent exclusion, per entry point", 9, "each", 65],
          ["Attic cleanup", 4, "hour", 95],
        ],
      ],
    ],
    answer: "We found someone who can start this week.",
  },
  {
    state: "withdrawn",
    name: "Paul Nguyen",
    phone: "+15125550127",
    what: "Bed bug treatment, two bedrooms",
    address: "31 Cedar Ct, Austin, TX",
    days: 9,
    options: [["Good", [["Heat treatment, per bedroom", 2, "each", 640]]]],
  },
  {
    state: "accepted",
    name: "Ellen Ward",
    phone: "+15125550128",
    what: "Quarterly pest control",
    address: "46 Lake View, Austin, TX",
    days: 3,
    deposit: 25,
    options: [
      ["Good", [["Quarterly treatment", 4, "visit", 119]]],
      [
        "Better",
        [
          ["Initial interior & exterior treatment", 1, "visit", 185],
          ["Quarterly treatment", 4, "visit", 109],
          ["Bait stations", 8, "each", 14.5],
        ],
      ],
    ],
    answer: "Ellen Ward",
  },
  {
    state: "sent",
    name: "Robert Hayes",
    phone: "+15125550172",
    what: "Annual termite inspection",
    address: "77 Ridge Rd, Austin, TX",
    days: 1,
    discount: 10,
    deposit: 50,
    message:
      "Thanks for reaching out. If we find anything, we'll talk it over with you before we treat.",
    options: [
      ["Good", [inspection]],
      ["Better", [inspection, bait]],
      ["Best", [inspection, ["Liquid termite barrier", 148.5, "linear ft", 9]]],
    ],
  },
  {
    state: "draft",
    name: "Emily Carter",
    phone: "+15125550171",
    what: "Fire ants in the back yard",
    address: "12 Oak St, Austin, TX",
    days: 0,
    options: [["Good", [yard, bait]]],
  },
];

export type DemoInvoice = {
  name: string;
  phone: string;
  email?: string;
  what: string;
  address: string;
  /** How many days ago it was created (and issued, unless a draft), and its payment terms in days. */
  days: number;
  due: number;
  isDraft?: boolean;
  lines: readonly Line[];
  /** Paid after `days`; the full amount unless dollars are given. */
  payments?: readonly {
    after: number;
    method: "cash" | "check" | "other" | "card";
    dollars?: number;
    note?: string;
  }[];
  /** Why it was fully credited a week later. */
  credited?: string;
  /** Whether the customer disputes the card payment with their bank. */
  isDisputed?: boolean;
};

const yardTreatment = "Fire ant treatment, front and back yard";

/** Invoices of the first demo business, one in each state. */
export const demoInvoices: readonly DemoInvoice[] = [
  {
    name: "Grace Kim",
    phone: "+15125550126",
    what: "Quarterly treatment",
    address: "18 Pine Ln, Austin, TX",
    days: 52,
    due: 14,
    lines: [["Quarterly treatment", 1, "visit", 119]],
    payments: [{ after: 6, method: "check", note: "Check 2041" }],
  },
  {
    name: "Tom Becker",
    phone: "+15125550129",
    what: "Ant treatment",
    address: "9 Mill Rd, Austin, TX",
    days: 40,
    due: 14,
    lines: [[yardTreatment, 1, "visit", 185]],
    credited: "Billed twice: the first visit was under warranty.",
  },
  {
    name: "Linda Ortiz",
    phone: "+15125550173",
    email: "linda@ortiz.example",
    what: "Wasps in the attic",
    address: "3 Elm St, Austin, TX",
    days: 31,
    due: 14,
    lines: [
      ["Wasp nests removed", 3, "each", 79],
      ["Attic dusting", 1.5, "hour", 95],
    ],
    payments: [{ after: 10, method: "cash", dollars: 100 }],
  },
  {
    name: "Paul Nguyen",
    phone: "+15125550127",
    what: "Roach treatment, kitchen",
    address: "31 Cedar Ct, Austin, TX",
    days: 12,
    due: 14,
    lines: [
      ["Initial interior & exterior treatment", 1, "visit", 185],
      ["Bait stations", 4, "each", 14.5],
    ],
    payments: [{ after: 1, method: "card" }],
    isDisputed: true,
  },
  {
    name: "Ellen Ward",
    phone: "+15125550128",
    what: "Quarterly pest control, first visit",
    address: "46 Lake View, Austin, TX",
    days: 2,
    due: 14,
    lines: [
      ["Initial interior & exterior treatment", 1, "visit", 185],
      ["Bait stations", 8, "each", 14.5],
    ],
    payments: [{ after: 0, method: "check", dollars: 75, note: "Deposit paid" }],
  },
  {
    name: "Robert Hayes",
    phone: "+15125550172",
    what: "Annual termite inspection",
    address: "77 Ridge Rd, Austin, TX",
    days: 0,
    due: 14,
    isDraft: true,
    lines: [["Termite inspection with report", 1, "visit", 95]],
  },
];

/** The invoices of past leads who paid. */
export const demoPastInvoices: readonly DemoInvoice[] = demoPast.flatMap(
  ({ name, phone, what, days, dollars }): DemoInvoice[] =>
    dollars === null
      ? []
      : [
          {
            name,
            phone,
            what,
            address: "Austin, TX",
            days: days - 3,
            due: 14,
            lines: [[what, 1, "visit", dollars]],
            payments: [{ after: 4, method: days % 3 === 0 ? "cash" : "check" }],
          },
        ],
);
