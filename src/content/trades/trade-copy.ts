/** The text for one trade: a page that explains the system, and a landing page that sells leads. */
export type TradeCopy = {
  /** The trade's address part, as in `src/domains/shared/services/services.ts`. */
  slug: string;
  page: TradePageCopy;
  landing: TradeLandingCopy;
};

type PageMeta = { title: string; description: string; keywords: string };

export type TradePageCopy = {
  meta: PageMeta;
  hero: { title: string; lead: string; points: readonly string[] };
  /** What the drawing shows, and the card in front of it. */
  picture: {
    label: string;
    card: "left" | "right";
    need: string;
    place: string;
    done: readonly [string, string];
  };
  year: { title: string; lead: string; seasons: readonly Season[] };
  searches: { title: string; lead: string; groups: readonly SearchGroup[] };
  system: { title: string; lead: string; steps: readonly { title: string; text: string }[] };
  /** Above the six messages of the trade's standard follow-up. */
  followUp: { title: string; lead: string };
  market: { title: string; lead: string };
  closing: { title: string; text: string; action: string; leads: string };
};

export type Season = {
  season: "spring" | "summer" | "fall" | "winter";
  title: string;
  /** Typical requests of homeowners. */
  calls: string;
  /** The system's solution. */
  system: string;
};

type SearchGroup = { title: string; phrases: readonly string[]; text: string };

export type TradeLandingCopy = {
  meta: PageMeta;
  hero: { title: string; lead: string; action: string };
  /** Sample requests, without a name. */
  requests: readonly { need: string; kind: string; wanted: string }[];
  shared: {
    title: string;
    lead: string;
    rows: readonly { topic: string; shared: string; yours: string }[];
  };
  kinds: { title: string; lead: string; kinds: readonly { title: string; text: string }[] };
  numbers: { title: string; lead: string; note: string };
  /** Shown as specified; a sample that the operator replaces (`content.sample-testimonials`). */
  testimonial: { sample: true; quote: string; trade: string; city: string };
  objections: { title: string; items: readonly { question: string; answer: string }[] };
  closing: { title: string; text: string; action: string };
};
