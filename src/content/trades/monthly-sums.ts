/** A sample month on System + Ads, in dollars. */
export type SampleMonth = {
  job: string;
  price: number;
  leads: number;
  jobs: number;
  revenue: number;
  profit: number;
};

export const sampleMonths: Readonly<Record<string, SampleMonth>> = {
  "pest-control": {
    job: "Treatment",
    price: 250,
    leads: 12,
    jobs: 4,
    revenue: 1000,
    profit: 603,
  },
  hvac: { job: "Tune-up", price: 350, leads: 10, jobs: 3, revenue: 1050, profit: 653 },
  handyman: { job: "Visit", price: 175, leads: 15, jobs: 5, revenue: 875, profit: 478 },
  "lawn-care": { job: "Visit", price: 100, leads: 20, jobs: 6, revenue: 600, profit: 203 },
};

/** The plans (`content.plans`). Dollars a month. */
export const planPrices = { system: 97, withAds: 397, adBudget: 300 };

/** What the ad budget brings, as claimed (`content.promises`). */
export const adFunnel = [
  { figure: "$300", label: "ad budget" },
  { figure: "100-150", label: "clicks" },
  { figure: "10-15", label: "leads (10-15%)" },
  { figure: "3-5", label: "jobs booked (30-40%)" },
] as const;

/** Booked jobs in a month, by the same claim. */
export const bookedJobs = [3, 4, 5] as const;
