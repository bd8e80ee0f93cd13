import type { Checked, FieldErrors } from "~/platform/validation/form.ts";
import { phoneProblems, readPhone } from "~/platform/validation/phone.ts";
import {
  maxOf,
  type OpenHours,
  type PageContent,
  type PagePhoto,
  type Weekday,
  weekdays,
} from "./page-content.ts";
import { entryField, type TypedPage } from "./typed-page.ts";

/** Uploaded photos of a page by ID. */
export type StoredPhotos = Readonly<Record<string, Omit<PagePhoto, "alt">>>;

export const longest = {
  headline: 120,
  about: 4_000,
  ctaButton: 40,
  phone: 40,
  license: 80,
  insurance: 120,
  town: 60,
  title: 80,
  details: 300,
  question: 160,
  answer: 1_000,
  alt: 160,
} as const;

/**
 * Validates typed text as a page's content (`business-pages.editor`); each error is at its field.
 * @param stored the photos that this page may show
 */
export function checkPage(typed: TypedPage, stored: StoredPhotos): Checked<PageContent> {
  const errors = problemsOf(typed);
  for (const [index, { id }] of typed.photos.entries()) {
    const isRepeated = typed.photos.findIndex((photo) => photo.id === id) !== index;
    if (!storedPhoto(stored, id) || isRepeated) {
      errors[entryField("photos", index, "alt")] =
        "This photo no longer exists. Remove it and add it again.";
    }
  }
  if (Object.keys(errors).length > 0) return { ok: false, code: "invalid", errors };
  return { ok: true, value: readContent(typed, stored) };
}

/** Typed text as content for a preview, without invalid parts. */
export function readContent(typed: TypedPage, stored: StoredPhotos): PageContent {
  return {
    headline: typed.headline || null,
    about: typed.about || null,
    ctaButton: typed.ctaButton || null,
    phone: typed.phone || null,
    license: typed.license || null,
    insurance: typed.insurance || null,
    towns: parseTowns(typed.towns).slice(0, maxOf.towns),
    hours: readHours(typed.hours),
    offers: typed.offers.filter(({ title }) => title !== "").slice(0, maxOf.offers),
    questions: typed.questions
      .filter(({ question, answer }) => question !== "" && answer !== "")
      .slice(0, maxOf.questions),
    photos: typed.photos.slice(0, maxOf.photos).flatMap(({ id, alt }) => {
      const photo = storedPhoto(stored, id);
      return photo ? [{ ...photo, alt }] : [];
    }),
  };
}

/** The photo with this ID. The ID comes from a form and may name an object property. */
export const storedPhoto = (stored: StoredPhotos, id: string) =>
  Object.hasOwn(stored, id) ? stored[id] : undefined;

function problemsOf(typed: TypedPage): FieldErrors {
  const errors: FieldErrors = {};
  const addError = (field: string, problem: string | false | null | undefined) => {
    if (problem) errors[field] ??= problem;
  };
  for (const name of ["headline", "about", "ctaButton", "phone", "license", "insurance"] as const) {
    addError(name, tooLong(typed[name], longest[name]));
  }
  const phone = readPhone(typed.phone);
  addError("phone", typed.phone !== "" && !phone.ok && phoneProblems[phone.problem]);
  const towns = parseTowns(typed.towns);
  addError("towns", towns.length > maxOf.towns && `List up to ${maxOf.towns} cities`);
  const longTown = towns.find((town) => town.length > longest.town);
  addError("towns", longTown && `Use ${longest.town} characters or fewer for a city`);
  for (const day of weekdays) {
    addError(entryField("hours", day, "opens"), problemOfHours(typed.hours[day]));
  }
  for (const [index, { title, details }] of typed.offers.entries()) {
    const field = (name: string) => entryField("offers", index, name);
    addError(field("title"), title === "" && details !== "" && "Enter what you offer");
    addError(field("title"), tooLong(title, longest.title));
    addError(field("details"), tooLong(details, longest.details));
  }
  for (const [index, { question, answer }] of typed.questions.entries()) {
    const field = (name: string) => entryField("questions", index, name);
    addError(field("question"), question === "" && answer !== "" && "Enter the question");
    addError(field("answer"), answer === "" && question !== "" && "Enter the answer");
    addError(field("question"), tooLong(question, longest.question));
    addError(field("answer"), tooLong(answer, longest.answer));
  }
  for (const [index, { alt }] of typed.photos.entries()) {
    const field = entryField("photos", index, "alt");
    addError(field, alt === "" && "Add a short description for people who use a screen reader");
    addError(field, tooLong(alt, longest.alt));
  }
  for (const list of ["offers", "questions", "photos"] as const) {
    addError(
      "",
      typed[list].length > maxOf[list] && `A page can have up to ${maxOf[list]} ${list}`,
    );
  }
  return errors;
}

const tooLong = (text: string, limit: number) =>
  text.length > limit && `Use ${limit} characters or fewer`;

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

function problemOfHours({ opens, closes }: OpenHours): string | null {
  if (opens === "" && closes === "") return null;
  if (opens === "" || closes === "")
    return "Enter both times, or leave both blank if you’re closed";
  if (!isTime(opens) || !isTime(closes)) return "Enter times like 8:00 AM";
  return closes !== "00:00" && closes <= opens ? "Closing time must be after opening time" : null;
}

function readHours(hours: TypedPage["hours"]): PageContent["hours"] {
  const open = weekdays.filter(
    (day) => hours[day].opens !== "" && problemOfHours(hours[day]) === null,
  );
  if (open.length === 0) return null;
  const hoursByDay: Partial<Record<Weekday, OpenHours>> = {};
  for (const day of open) hoursByDay[day] = hours[day];
  return hoursByDay;
}

/** One per line or separated by commas, without duplicates. */
function parseTowns(text: string): string[] {
  const towns = text.split(/[\n,]/).map((town) => town.trim().replace(/\s+/g, " "));
  return [...new Set(towns.filter((town) => town !== ""))];
}
