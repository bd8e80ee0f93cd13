export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** From one time of a day to another, as "08:00"; until "00:00" is until midnight, and from it as well is all day. */
export type OpenHours = { opens: string; closes: string };

/** A picture of the gallery, as it is stored, with what it shows. */
export type PagePhoto = {
  id: string;
  key: string;
  /** Pixels of the larger file. */
  width: number;
  height: number;
  alt: string;
};

/** What a page says besides its headline: each part is shown only where there is something of it. */
export type PageDetails = {
  /** A day that is not named is closed; null where nothing is said of any day. */
  hours: Partial<Record<Weekday, OpenHours>> | null;
  license: string | null;
  insurance: string | null;
  /** Towns that are served besides the page's own. */
  towns: string[];
  offers: { title: string; details: string }[];
  questions: { question: string; answer: string }[];
  photos: PagePhoto[];
};

/** All of a page that its business edits, and that a version keeps. */
export type PageContent = PageDetails & {
  headline: string | null;
  about: string | null;
  ctaButton: string | null;
  phone: string | null;
};

export const noDetails: PageDetails = {
  hours: null,
  license: null,
  insurance: null,
  towns: [],
  offers: [],
  questions: [],
  photos: [],
};

/** How many of each a page has at most. */
export const maxOf = { towns: 30, offers: 4, questions: 12, photos: 12 } as const;

/** Its texts as a page keeps them in columns of their own; the rest is its details. */
export function contentOf(page: {
  headline: string | null;
  about: string | null;
  ctaButton: string | null;
  phone: string | null;
  details: PageDetails | null;
}): PageContent {
  const { headline, about, ctaButton, phone, details } = page;
  return { headline, about, ctaButton, phone, ...(details ?? noDetails) };
}

/** The same, as columns of a page. */
export function columnsOf({ headline, about, ctaButton, phone, ...details }: PageContent) {
  return { headline, about, ctaButton, phone, details };
}

const parts: Record<keyof PageContent, string> = {
  headline: "headline",
  about: "about",
  ctaButton: "button",
  phone: "phone",
  hours: "hours",
  license: "license",
  insurance: "insurance",
  towns: "cities",
  offers: "offers",
  questions: "questions",
  photos: "photos",
};

/** The parts in which two contents differ, in words. */
export function changedParts(before: PageContent, after: PageContent): string[] {
  const names = Object.keys(parts) as (keyof PageContent)[];
  return names
    .filter((name) => sorted(before[name]) !== sorted(after[name]))
    .map((name) => parts[name]);
}

/** The database does not keep the order of names. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, one) =>
    one && typeof one === "object" && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  );
}
