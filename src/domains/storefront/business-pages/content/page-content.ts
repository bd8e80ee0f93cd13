import { smallKey, smallSize } from "~/domains/shared/index.ts";

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

/**
 * Opening hours as local times such as "08:00"; closing at "00:00" means midnight, and "00:00" to "00:00" all
 * day.
 */
export type OpenHours = { opens: string; closes: string };

/** A stored photo in the gallery, with its alt text. */
export type PagePhoto = {
  id: string;
  key: string;
  /** Size of the larger file in pixels. */
  width: number;
  height: number;
  alt: string;
};

/** A page's content besides its headline; empty sections aren't shown. */
export type PageDetails = {
  /** A missing day is closed; null if no hours are known. */
  hours: Partial<Record<Weekday, OpenHours>> | null;
  license: string | null;
  insurance: string | null;
  /** Towns served besides the page's own. */
  towns: string[];
  offers: { title: string; details: string }[];
  questions: { question: string; answer: string }[];
  photos: PagePhoto[];
};

/** Everything that a business can edit on its page; stored in each version. */
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

/** Maximum number of each on a page. */
export const maxOf = { towns: 30, offers: 4, questions: 12, photos: 12 } as const;

/** Combines the columns and the details of a page into its content. */
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

/** Splits content into the columns of a page. */
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

/** Labels of the parts in which two contents differ. */
export function changedParts(before: PageContent, after: PageContent): string[] {
  const names = Object.keys(parts) as (keyof PageContent)[];
  return names
    .filter((name) => sorted(before[name]) !== sorted(after[name]))
    .map((name) => parts[name]);
}

/** The database doesn't preserve key order. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_name, item) =>
    item && typeof item === "object" && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/** Maximum number of stored photos per business, including those no version uses. */
export const maxStored = 100;

/** The URLs, widths, and heights of a photo's two files. */
export function photoSizes({ key, width, height }: Pick<PagePhoto, "key" | "width" | "height">) {
  return {
    large: { url: `/files/${key}`, width, height },
    small: { url: `/files/${smallKey(key)}`, ...smallSize({ width, height }) },
  };
}
