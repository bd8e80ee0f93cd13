import { cleanText } from "~/platform/validation/fields.ts";
import type { FormValues } from "~/platform/validation/form.ts";
import { maxOf, type PageContent, type Weekday, weekdays } from "./page-content.ts";

/** A page as its editor has it: the typed text, valid or not. */
export type TypedPage = {
  headline: string;
  about: string;
  ctaButton: string;
  phone: string;
  license: string;
  insurance: string;
  /** One per line. */
  towns: string;
  hours: Record<Weekday, { opens: string; closes: string }>;
  offers: { title: string; details: string }[];
  questions: { question: string; answer: string }[];
  photos: { id: string; alt: string }[];
};

/** The lists of a page, with an entry's form fields. */
const listFields = {
  offers: ["title", "details"],
  questions: ["question", "answer"],
  photos: ["id", "alt"],
} as const;

export type PageList = keyof typeof listFields;

export const isPageList = (name: string): name is PageList => Object.hasOwn(listFields, name);

/** The form field name for an entry of a list, or for a day. */
export const entryField = (list: PageList | "hours", at: number | Weekday, name: string) =>
  `${list}.${at}.${name}`;

/** Saved content as form text. */
export function typedPage(content: PageContent): TypedPage {
  const { headline, about, ctaButton, phone, license, insurance, towns, hours } = content;
  const closed = { opens: "", closes: "" };
  return {
    headline: headline ?? "",
    about: about ?? "",
    ctaButton: ctaButton ?? "",
    phone: phone ?? "",
    license: license ?? "",
    insurance: insurance ?? "",
    towns: towns.join("\n"),
    hours: Object.fromEntries(
      weekdays.map((day) => [day, hours?.[day] ?? closed]),
    ) as TypedPage["hours"],
    offers: content.offers,
    questions: content.questions,
    photos: content.photos.map(({ id, alt }) => ({ id, alt })),
  };
}

/** The typed text from an editor's form. */
export function readTypedPage(values: FormValues): TypedPage {
  const text = (name: string) => {
    const value = cleanText(values[name] ?? "");
    return typeof value === "string" ? value : "";
  };
  const line = (name: string) => text(name).replace(/\s+/g, " ");
  return {
    headline: line("headline"),
    about: text("about"),
    ctaButton: line("ctaButton"),
    phone: line("phone"),
    license: line("license"),
    insurance: line("insurance"),
    towns: text("towns"),
    hours: Object.fromEntries(
      weekdays.map((day) => [
        day,
        {
          opens: line(entryField("hours", day, "opens")),
          closes: line(entryField("hours", day, "closes")),
        },
      ]),
    ) as TypedPage["hours"],
    offers: readList("offers", values, text) as TypedPage["offers"],
    questions: readList("questions", values, text) as TypedPage["questions"],
    photos: readList("photos", values, text) as TypedPage["photos"],
  };
}

/** In form order; reads one more than the maximum, so validation notices too many. */
function readList(list: PageList, values: FormValues, text: (name: string) => string) {
  const names: readonly string[] = listFields[list];
  const [first = ""] = names;
  return Array.from({ length: maxOf[list] + 1 }, (_, index) => index)
    .filter((at) => typeof values[entryField(list, at, first)] === "string")
    .map((at) => Object.fromEntries(names.map((name) => [name, text(entryField(list, at, name))])));
}

/** The page with one entry added, removed, or moved up by one. */
export function changeList(typed: TypedPage, intent: string, list: PageList, at: number) {
  const entries: object[] = [...typed[list]];
  if (intent === "add") {
    entries.push(Object.fromEntries(listFields[list].map((name) => [name, ""])));
  }
  if (intent === "remove") entries.splice(at, 1);
  if (intent === "up" && at > 0) entries.splice(at - 1, 0, ...entries.splice(at, 1));
  return { ...typed, [list]: entries } as TypedPage;
}
