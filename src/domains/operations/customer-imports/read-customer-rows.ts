import type { CustomerToImport } from "~/domains/customers/index.server.ts";
import {
  type ContactLabel,
  formatAddress,
  maxCustomerName,
  maxStreet,
  maxTag,
  maxTags,
} from "~/domains/customers/index.ts";
import {
  bareNo,
  bareYes,
  readPersonEmails,
  readPersonName,
  readPersonPhones,
  skipped,
  toLength,
  toLine,
  toText,
} from "~/domains/intake/index.ts";
import { findState } from "~/domains/shared/index.ts";
import { cellValue } from "~/platform/csv/csv-cells.ts";
import { readDate } from "~/platform/csv/date-cell.ts";
import type { SheetRow } from "~/platform/csv/read-sheet.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { readZipCode, zipCodeIn } from "~/platform/validation/zip-code-cell.ts";
import type { CustomerField } from "./customer-imports.ts";

/**
 * A parsed row: one customer, or another property of one. The note of its consent is only what the row
 * says; `remarks` say what was skipped.
 */
export type ReadCustomerRow =
  | { ok: true; row: CustomerToImport; remarks: string[] }
  | { ok: false; name: string; problem: string };

/** Reads one row as a customer. */
export function readCustomerRow(row: SheetRow<CustomerField>, dayFirst: boolean): ReadCustomerRow {
  const { phones, problem: phoneProblem } = readPersonPhones(row);
  const { emails, problem: emailProblem } = readPersonEmails(row);
  const remarks = [skipped(phoneProblem), skipped(emailProblem)].filter(
    (problem) => problem !== null,
  );
  const company = toLength(lineIn(row, "company"), maxCustomerName);
  const [phone] = phones;
  const person = toLength(readPersonName(row), maxCustomerName);
  const name = person || company || (phone ? formatPhone(phone.number) : (emails[0] ?? ""));
  if (name === "") {
    const why = [phoneProblem, emailProblem].filter((problem) => problem !== null).join(". ");
    return { ok: false, name: "No name", problem: why || "No name, phone number, or email" };
  }
  const [service = placeOf(row, serviceFields), ...otherPlaces] = placesOf(row);
  const billing = placeOf(row, billingFields);
  for (const { problem } of [service, ...otherPlaces, billing]) if (problem) remarks.push(problem);
  const address = service.address ?? billing.address;
  const consent = consentOf(row, dayFirst);
  if (consent.problem) remarks.push(consent.problem);
  const contacts = [
    ...phones.map(({ number: value, extension, heading }) => ({
      kind: "phone" as const,
      value,
      extension,
      label: labelOf(heading),
    })),
    ...emails.map((value) => ({
      kind: "email" as const,
      value: value.toLowerCase(),
      extension: null,
      label: null,
    })),
  ];
  return {
    ok: true,
    remarks,
    row: {
      name,
      company: company === name ? null : company || null,
      contacts,
      billingAddress: billing.address === address ? null : billing.address,
      address,
      otherAddresses: otherPlaces.flatMap((place) => place.address ?? []),
      accessNotes: toLength(textIn(row, "access_notes"), 2000) || null,
      notes: notesOf(row, service.area ?? billing.area),
      tags: tagsOf(row),
      doNotContact: !isNo(lineIn(row, "do_not_contact")),
      consent: consent.consent,
    },
  };
}

const lineIn = (row: SheetRow<CustomerField>, field: CustomerField) =>
  toLine(cellValue(row.read(field)));
const textIn = (row: SheetRow<CustomerField>, field: CustomerField) =>
  row
    .all(field)
    .map(({ text }) => toText(cellValue(text)))
    .filter(Boolean)
    .join("\n");

const isNo = (text: string) => text === "" || bareNo.test(text);

/** What a number is for, by the heading of its column. */
function labelOf(heading: string): ContactLabel | null {
  if (/mobile|cell/i.test(heading)) return "mobile";
  if (/home/i.test(heading)) return "home";
  return /work|office|business|company/i.test(heading) ? "work" : null;
}

type PlaceFields = Record<"street" | "street_2" | "city" | "state" | "zip_code", CustomerField>;

const serviceFields: PlaceFields = {
  street: "street",
  street_2: "street_2",
  city: "city",
  state: "state",
  zip_code: "zip_code",
};
const billingFields: PlaceFields = {
  street: "billing_street",
  street_2: "billing_street_2",
  city: "billing_city",
  state: "billing_state",
  zip_code: "billing_zip_code",
};

const numbered = /^address[ _-]?(\d{1,2})\b/i;

/** A row's numbered addresses; none if its columns have no numbers. */
function placesOf(row: SheetRow<CustomerField>) {
  const numbers = new Set(
    row.all("street").flatMap(({ heading }) => numbered.exec(heading)?.[1] ?? []),
  );
  return [...numbers].map((number) => {
    const all = (field: CustomerField) =>
      row.all(field).filter(({ heading }) => numbered.exec(heading)?.[1] === number);
    const read = (field: CustomerField) => all(field)[0]?.text ?? "";
    return placeOf({ ...row, all, read }, serviceFields);
  });
}

/** An address on one line. Without a street there is only the area, which isn't a place to work. */
function placeOf(row: SheetRow<CustomerField>, fields: PlaceFields) {
  const [street, unit, city] = [
    lineIn(row, fields.street),
    lineIn(row, fields.street_2),
    lineIn(row, fields.city),
  ];
  const zipText = lineIn(row, fields.zip_code);
  const zipCode = readZipCode(zipText);
  const stateText = lineIn(row, fields.state);
  const state = findState(stateText)?.code ?? (stateText || null);
  const hasCityOrZip = zipCodeIn(street) !== null || (city !== "" && street.includes(`, ${city}`));
  const parts = { street, unit: unit || null, city: city || null, state, zipCode };
  const line = toLength(hasCityOrZip ? street : formatAddress(parts), maxStreet);
  const isLost = zipText !== "" && zipCode === null && zipCodeIn(street) === null;
  const problem = isLost ? "The ZIP code isn’t a US one, so it was skipped" : null;
  return street === ""
    ? { address: null, area: line || null, problem }
    : { address: line, area: null, problem };
}

/** The notes, with what has no field of its own. */
function notesOf(row: SheetRow<CustomerField>, area: string | null): string | null {
  const source = lineIn(row, "source");
  const lines = [
    textIn(row, "notes"),
    source && `Source: ${source}`,
    area && `Area: ${area}`,
  ].filter(Boolean);
  return toLength(lines.join("\n"), 4000) || null;
}

/** Tags as programs separate them; each once. Google's own groups aren't tags. */
function tagsOf(row: SheetRow<CustomerField>): string[] {
  const tags = row
    .all("tags")
    .flatMap(({ text }) => toLine(cellValue(text)).split(/:::|[,;|]/))
    .map((tag) => toLength(tag.trim(), maxTag))
    .filter((tag) => tag !== "" && !tag.startsWith("* "));
  return [...new Map(tags.map((tag) => [tag.toLowerCase(), tag])).values()].slice(0, maxTags);
}

/** When and how they agreed to texts: without a date it isn’t a record (`leads.consent-by-hand`). */
function consentOf(row: SheetRow<CustomerField>, dayFirst: boolean) {
  const text = lineIn(row, "text_consent");
  if (isNo(text)) return { consent: null, problem: null };
  const dated = lineIn(row, "text_consent_on");
  const date = readDate(dated, dayFirst) ?? readDate(text, dayFirst);
  if (!date) {
    return {
      consent: null,
      problem: `“${toLength(text, 40)}” doesn’t say when they agreed to texts, so no consent is recorded`,
    };
  }
  const note = bareYes.test(text) ? "" : toLength(text, 200);
  return { consent: { givenOn: date.day, note }, problem: null };
}
