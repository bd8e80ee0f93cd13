import * as z from "zod/mini";
import { findState } from "~/domains/shared/index.ts";
import {
  checkbox,
  cleanText,
  crossFieldRule,
  optionalChoice,
  optionalEmail,
  optionalLine,
  optionalText,
  optionalUsPhone,
  phoneExtension,
  requiredLine,
  requiredText,
  withExtension,
} from "~/platform/validation/fields.ts";
import { zipCodeCell } from "~/platform/validation/zip-code-cell.ts";
import {
  consentWays,
  contactLabels,
  maxConsentNote,
  maxConsentWording,
  maxContacts,
  maxCustomerName,
  maxStreet,
  maxTag,
  maxTags,
} from "./customers.ts";

const email = z.pipe(
  optionalEmail("Enter an email address, like name@example.com"),
  z.transform((text: string | null) => text?.toLowerCase() ?? null),
);

/** Without tags that differ only in their case. */
const eachOnce = (names: readonly string[]) => [
  ...new Map(names.map((tag) => [tag.toLowerCase(), tag])).values(),
];

/** Tags separated by commas; each once, whatever its case. */
const tags = z.pipe(
  z.transform((value: unknown) => String(cleanText(value) ?? "")),
  z.transform((text: string, context) => {
    const names = text
      .split(",")
      .map((tag) => tag.trim())
      .filter((tag) => tag !== "");
    const once = eachOnce(names);
    const isLong = once.some((tag) => tag.length > maxTag);
    const message = isLong
      ? `A tag can have up to ${maxTag} characters`
      : `Use up to ${maxTags} tags`;
    if (isLong || once.length > maxTags) {
      context.issues.push({ code: "custom", message, input: text });
    }
    return once;
  }),
);

const aboutFields = {
  name: requiredLine("Enter their name", maxCustomerName),
  company: optionalLine(maxCustomerName),
  billing_address: optionalLine(maxStreet),
  notes: optionalText(4000),
  tags,
};

/** A new customer. */
const newCustomerFields = z.object({
  ...aboutFields,
  phone: optionalUsPhone,
  phone_extension: phoneExtension,
  email,
  address: optionalLine(maxStreet),
  /** They share the number or address with another customer. */
  shares_contact: checkbox,
});
export const newCustomerSchema = withExtension(newCustomerFields);
export type NewCustomer = z.output<typeof newCustomerFields>;

/** Revision of the customer that the form showed; an edit is refused if someone else saved since. */
const revision = z.coerce.number("Open this page again").check(z.int(), z.gte(1));

/** Hash of the values that the form showed (seen.server.ts); API clients leave it out. */
const seen = z.optional(optionalLine(100));

export const customerSchema = z.object({ ...aboutFields, do_not_contact: checkbox, revision });
export type TypedCustomer = z.output<typeof customerSchema> & {
  /** If given, they replace all contacts that the customer has. */
  contacts?: readonly TypedContact[] | undefined;
};

/** One phone number or email address of a customer. */
const contactFields = z
  .object({
    phone: optionalUsPhone,
    phone_extension: phoneExtension,
    email,
    label: optionalChoice(contactLabels),
    shares_contact: checkbox,
    seen,
  })
  .check(
    z.superRefine(({ phone, email: address }, context) => {
      if (Boolean(phone) === Boolean(address)) {
        const message = phone
          ? "Save the email address on its own"
          : "Enter a phone number or an email address";
        context.addIssue({ code: "custom", message, path: ["phone"], input: phone });
      }
    }),
  );
export const contactSchema = withExtension(contactFields);
export type TypedContact = z.output<typeof contactFields>;

const contactList = z
  .array(contactSchema)
  .check(
    z.maxLength(maxContacts, `A customer can have up to ${maxContacts} numbers and addresses`),
  );

const tagList = z.pipe(
  z
    .array(requiredLine("Enter a tag", maxTag))
    .check(z.maxLength(maxTags, `Use up to ${maxTags} tags`)),
  z.transform((values: string[]) => eachOnce(values)),
);

const apiFields = {
  ...aboutFields,
  tags: z._default(tagList, []),
};

/** A new customer from the API. */
export const newApiCustomerSchema = z.object({
  ...apiFields,
  contacts: z._default(contactList, []),
  address: optionalLine(maxStreet),
});
export type ApiCustomer = z.output<typeof newApiCustomerSchema>;

/** A customer that the API changes. If contacts are given, they replace all existing ones. */
export const apiCustomerSchema = z.object({
  ...apiFields,
  do_not_contact: checkbox,
  contacts: z.optional(contactList),
  revision,
});

const state = z.pipe(
  optionalLine(40),
  z.transform((typed: string | null, context) => {
    const state = typed === null ? null : findState(typed);
    const message = "Enter a state, such as TX";
    if (typed !== null && !state) context.issues.push({ code: "custom", message, input: typed });
    return state?.code ?? null;
  }),
);

/** A place where a customer's work is done. */
export const propertySchema = z.object({
  street: requiredLine("Enter the street", maxStreet),
  unit: optionalLine(40),
  city: optionalLine(100),
  state,
  zip_code: zipCodeCell,
  access_notes: optionalText(2000),
  seen,
});
export type TypedProperty = z.output<typeof propertySchema>;

/** A property that the API changes. */
export const changedPropertySchema = z.extend(propertySchema, { revision });
export type ChangedProperty = z.output<typeof changedPropertySchema>;

const day = z.pipe(
  optionalLine(10),
  z.transform((typed: string | null, context) => {
    const isDay =
      typed === null || (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed)));
    const message = "Enter a date, such as 2026-05-31";
    if (!isDay) context.issues.push({ code: "custom", message, input: typed });
    return typed;
  }),
);

/** What is installed at a property. */
export const equipmentSchema = z.object({
  kind: requiredLine("Enter what it is, such as a furnace", 100),
  make: optionalLine(100),
  model: optionalLine(100),
  serial: optionalLine(100),
  installed_on: day,
  warranty_until: day,
  seen,
});
export type TypedEquipment = z.output<typeof equipmentSchema>;

export const customerNoteSchema = z.object({ note: requiredText("Enter a note", 4000) });

const requiredDay = z.pipe(
  day,
  z.transform((typed: string | null, context) => {
    if (typed === null) {
      context.issues.push({ code: "custom", message: "Choose the day", input: typed });
    }
    return typed ?? "";
  }),
);

/** Who agreed to texts about their own jobs, how, when, and to what. */
export const textConsentSchema = z.object({
  phone: z.string("Choose a number").check(z.regex(/^\+1\d{10}$/, "Choose a number")),
  given_by: requiredLine("Enter who agreed", maxCustomerName),
  way: z.enum(consentWays, "Choose how they agreed"),
  given_on: requiredDay,
  note: optionalText(maxConsentNote),
  wording: z.optional(optionalText(maxConsentWording)),
});
export type TypedTextConsent = z.output<typeof textConsentSchema>;

/** Who opted out of which texts or emails, how, when, and what they said. */
export const optOutSchema = z
  .object({
    phone: optionalLine(40),
    email: optionalLine(254),
    given_by: requiredLine("Enter who opted out", maxCustomerName),
    way: z.enum(consentWays, "Choose how they opted out"),
    given_on: requiredDay,
    wording: optionalText(maxConsentWording),
  })
  .check(
    crossFieldRule(
      ({ phone, email }) => (phone === null) !== (email === null),
      "phone",
      "Enter a phone number or an email address, and not both",
    ),
  );
export type TypedOptOut = z.output<typeof optOutSchema>;
