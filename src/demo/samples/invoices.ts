import type { Line } from "./job-estimates.ts";

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

const yard = "Fire ant treatment, front and back yard";

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
    lines: [[yard, 1, "visit", 185]],
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
