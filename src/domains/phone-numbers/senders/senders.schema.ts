import * as z from "zod/mini";
import { optionalDollars } from "~/domains/shared/index.ts";
import { checkbox, optionalLine, preprocess, requiredLine } from "~/platform/validation/fields.ts";
import { phoneProblems, readPhone } from "~/platform/validation/phone.ts";
import { registrationStates } from "./senders.ts";

/** A US number without an extension, returned in E.164. */
export const ownNumberSchema = z.pipe(
  requiredLine(phoneProblems.none, 40),
  z.transform((text: string, context) => {
    const parsed = readPhone(text);
    if (parsed.ok && !parsed.extension && parsed.number.startsWith("+1")) return parsed.number;
    const message = parsed.ok ? phoneProblems.none : phoneProblems[parsed.problem];
    context.issues.push({ code: "custom", message, input: text });
    return z.NEVER;
  }),
);

/** A number staff assign. */
export const numberSchema = z.object({ number: ownNumberSchema });

/** The area code to buy a number in. */
const areaCode = preprocess(
  (value) => (typeof value === "string" ? value.trim() : ""),
  z.string().check(z.regex(/^[2-9]\d{2}$/, "Enter an area code of three digits, like 512")),
);

export const areaCodeSchema = z.object({ area_code: areaCode });

/** The page and source of a tracked number. */
const meaning = {
  page_id: preprocess(
    (value) => (value === "" || value === undefined ? null : value),
    z.nullable(z.uuid("Choose one of its pages")),
  ),
  source: optionalLine(80),
};

const saysSomething = z.refine<{ page_id: string | null; source: string | null }>(
  ({ page_id, source }) => page_id !== null || source !== null,
  { path: ["source"], message: "Choose a page, or enter the source it’s for" },
);

/** A manually bought tracked number. */
export const trackedSchema = z
  .object({ tracked_number: ownNumberSchema, ...meaning })
  .check(saysSomething);

export type TrackedRequest = z.output<typeof trackedSchema>;

/** A tracked number to buy. */
export const boughtTrackedSchema = z
  .object({ area_code: areaCode, ...meaning })
  .check(saysSomething);

export type BoughtTrackedRequest = z.output<typeof boughtTrackedSchema>;

/** A date from a browser's date field, or null. Stored as noon UTC, the same date in every US time zone. */
const optionalDay = z.pipe(
  optionalLine(10),
  z.transform((text: string | null, context) => {
    if (text === null) return null;
    const moment = new Date(`${text}T12:00:00Z`);
    const isDay = /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(moment.getTime());
    if (isDay && moment.toISOString().startsWith(text)) return moment;
    context.issues.push({ code: "custom", message: "Choose a day", input: text });
    return z.NEVER;
  }),
);

/** Registration status as staff enter it. */
export const registrationSchema = z
  .object({
    registration: z.enum(registrationStates, "Choose the registration status"),
    rejected_because: optionalLine(500),
    brand: optionalLine(100),
    campaign: optionalLine(100),
    submitted_on: optionalDay,
    decided_on: optionalDay,
  })
  .check(
    z.refine(
      ({ registration, rejected_because }) => registration !== "rejected" || rejected_because,
      { path: ["rejected_because"], message: "Enter why the carriers rejected it" },
    ),
  );

export type RegistrationRequest = z.output<typeof registrationSchema>;

const number = (value: unknown) =>
  typeof value === "string" && value.trim() !== "" ? Number(value) : value;
const count = (limit: number) => {
  const message = `Enter a whole number from 0 to ${limit.toLocaleString("en-US")}`;
  return preprocess(
    number,
    z.number(message).check(z.int(message), z.gte(0, message), z.lte(limit, message)),
  );
};
const rate = "Enter a number from 0.1 to 100";

/** Sending limits of a business's number. */
export const limitsSchema = z
  .object({
    texts_per_second: preprocess(number, z.number(rate).check(z.gte(0.1, rate), z.lte(100, rate))),
    texts_per_day: count(1_000_000),
    texts_per_month: count(10_000_000),
    monthly_budget: optionalDollars,
    allows_caribbean: checkbox,
  })
  .check(
    z.refine(({ texts_per_day, texts_per_month }) => texts_per_day <= texts_per_month, {
      path: ["texts_per_day"],
      message: "The daily limit can’t be higher than the monthly limit",
    }),
  );

export type LimitsRequest = z.output<typeof limitsSchema>;

/** What the owner wants to spend on texts a month, in cents; null for no amount of their own. */
export const ownBudgetSchema = z.object({ budget: optionalDollars });

export type OwnBudgetRequest = z.output<typeof ownBudgetSchema>;
