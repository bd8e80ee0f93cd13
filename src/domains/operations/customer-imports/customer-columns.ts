import { leadFields } from "~/domains/intake/index.ts";
import type { SheetFields } from "~/platform/csv/match-columns.ts";
import type { CustomerField } from "./customer-imports.ts";

const { name, first_name, middle_name, last_name, suffix, display_name } = leadFields;
const { company, phone, extension, email, source, agreed_to_texts } = leadFields;

const servicePlaces = [
  "",
  "service ",
  "property ",
  "location ",
  "job ",
  "home ",
  "customer ",
  "client ",
];
const billingPlaces = ["billing ", "bill to ", "mailing ", "shipping ", "ship to ", "business "];
const at = (places: readonly string[], ...names: string[]) =>
  places.flatMap((place) => names.map((name) => place + name));

const placeFields = (places: readonly string[]) => ({
  street: at(
    places,
    "address",
    "full address",
    "street address",
    "street",
    "address line",
    "address line 1",
    "address 1",
    "street 1",
    "street line 1",
  ),
  street_2: at(
    places,
    "street 2",
    "address 2",
    "address line 2",
    "street line 2",
    "unit",
    "apt",
    "suite",
  ),
  city: at(places, "city", "town", "city town"),
  state: at(places, "state", "region", "province", "state province", "state region"),
  zip_code: at(
    places,
    "zip code",
    "zip",
    "postal code",
    "zipcode",
    "postcode",
    "post code",
    "zip postal code",
  ),
});

const service = placeFields(servicePlaces);
const billing = placeFields(billingPlaces);
/** Several addresses in one row, as in Housecall Pro's list: "Address_2 Street Line 1". */
const numberedAddresses = (...names: string[]) =>
  Array.from({ length: 10 }, (_, before) =>
    names.map((name) => `address ${before + 1} ${name}`),
  ).flat();

/**
 * Columns of customer files by the headings that programs export, such as Jobber, Housecall Pro,
 * ServiceTitan, QuickBooks, Google Contacts, and custom spreadsheets.
 */
// biome-ignore format: one table, read as one
export const customerColumns: SheetFields<CustomerField> = {
  name, first_name, middle_name, last_name, suffix, display_name, company, phone, extension, email,
  billing_street: {
    names: billing.street,
    pattern: /^(?:bill|billing|mailing|shipping)\b.*\b(?:address|street)$/,
  },
  billing_street_2: { names: billing.street_2 },
  billing_city: { names: billing.city },
  billing_state: { names: billing.state },
  billing_zip_code: {
    names: billing.zip_code,
    pattern: /^(?:bill|billing|mailing|shipping)\b.*\b(?:zip|postal)(?: code)?$/,
  },
  street: {
    names: [
      ...service.street, "address formatted", "address street", "location",
      ...numberedAddresses("street line 1", "street", "line 1"),
    ],
    pattern: /^(?!.*\b(?:email|ip|web|mac)\b).*\b(?:address|street)$/,
  },
  street_2: {
    names: [
      ...service.street_2, "apartment", "address extended address",
      ...numberedAddresses("street line 2", "line 2", "unit"),
    ],
  },
  city: { names: [...service.city, "address locality", ...numberedAddresses("city")] },
  state: { names: [...service.state, "st", ...numberedAddresses("state", "province")] },
  zip_code: {
    names: [
      ...service.zip_code, "postal zip code",
      ...numberedAddresses("postal code", "zip code", "zip"),
    ],
    pattern: /\b(?:zip|postal|post) code$|\b(?:zip|postal)$/,
  },
  access_notes: {
    names: [
      "access notes", "access", "access instructions", "gate code", "gate", "lockbox", "entry notes",
      "property notes", "location notes", "address notes", "entry instructions",
    ],
  },
  notes: {
    names: [
      "notes", "note", "customer notes", "client notes", "private notes", "internal notes",
      "comments", "comment", "description", "details", "memo", "remarks", "about",
    ],
  },
  tags: {
    names: [
      "tags", "tag", "labels", "customer tags", "client tags", "categories", "category", "groups",
      "group", "group membership", "customer type", "client type",
    ],
  },
  source,
  do_not_contact: {
    names: [
      "do not contact", "dnc", "do not call", "do not text", "do not service", "opted out",
      "unsubscribed", "blocked",
    ],
  },
  text_consent: agreed_to_texts,
  text_consent_on: {
    names: [
      "date of text consent", "text consent date", "sms consent date", "consent date",
      "agreed on", "opt in date", "sms opt in date", "date of consent",
    ],
  },
};
