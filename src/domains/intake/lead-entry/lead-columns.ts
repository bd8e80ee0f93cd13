import { type LeadStage, leadStages } from "~/domains/leads/index.ts";
import { plainHeading, type SheetFields } from "~/platform/csv/match-columns.ts";
import { readEmail } from "~/platform/validation/email.ts";
import { readPhone } from "~/platform/validation/phone.ts";

export type LeadField =
  | "name"
  | "first_name"
  | "middle_name"
  | "last_name"
  | "suffix"
  | "display_name"
  | "company"
  | "phone"
  | "extension"
  | "email"
  | "need"
  | "service"
  | "zip_code"
  | "street"
  | "street_2"
  | "city"
  | "state"
  | "status"
  | "asked_on"
  | "agreed_to_texts"
  | "source";

/** Field labels on the column-matching screen. */
export const leadFieldLabels: Record<LeadField, string> = {
  name: "Name",
  first_name: "First name",
  middle_name: "Middle name",
  last_name: "Last name",
  suffix: "Name suffix",
  display_name: "Name, if no other name is given",
  company: "Company",
  phone: "Phone",
  extension: "Phone extension",
  email: "Email",
  need: "Request",
  service: "Service",
  zip_code: "ZIP code",
  street: "Address",
  street_2: "Address, second line",
  city: "City",
  state: "State",
  status: "Status",
  asked_on: "Date requested",
  agreed_to_texts: "Text consent",
  source: "Source",
};

const prefixes = ["", "customer ", "client ", "contact ", "lead ", "homeowner ", "consumer "];
const withPersonPrefixes = (...names: string[]) =>
  names.flatMap((name) => prefixes.map((prefix) => prefix + name));
const places = ["", "service ", "property ", "location ", "job ", "home ", "customer ", "client "];
const otherPlaces = [
  "address ",
  "billing ",
  "bill to ",
  "mailing ",
  "shipping ",
  "ship to ",
  "business ",
];
const withPlacePrefixes = (...names: string[]) =>
  [...places, ...otherPlaces].flatMap((place) => names.map((name) => place + name));

/**
 * Lead file columns by the headings that programs export: Jobber, Housecall Pro, ServiceTitan,
 * HighLevel, QuickBooks, Google Contacts and Ads, Facebook, Angi, Thumbtack, Yelp, Mailchimp,
 * Outlook, Apple, CallRail, and custom spreadsheets. A test covers each program's headings.
 */
// biome-ignore format: one table, read as one
export const leadFields: SheetFields<LeadField> = {
  name: {
    names: [
      "full name", "name", ...withPersonPrefixes("full name", "name"), "person", "your name",
    ],
    pattern:
      /^(?:prospect|owner|caller|member|user|requester|patient|buyer|subscriber)s? (?:full )?name$/,
  },
  first_name: {
    names: [
      ...withPersonPrefixes("first name", "first", "given name"), "firstname", "fname", "forename",
    ],
    pattern: /\bfirst name$/,
  },
  middle_name: { names: ["middle name", "additional name", "middle initial", "middle"] },
  last_name: {
    names: [
      ...withPersonPrefixes("last name", "last", "family name"), "lastname", "lname", "surname",
    ],
    pattern: /\blast name$/,
  },
  suffix: { names: ["name suffix", "suffix"] },
  display_name: {
    names: [
      "display name", "customer", "client", "contact", "homeowner", "customer display name",
      "billing name", "caller name", "user display name",
    ],
  },
  company: {
    names: [
      "company name", "company", "organization name", "organization", "business name",
      "account name",
    ],
  },
  phone: {
    names: [
      ...withPersonPrefixes("mobile phone", "mobile phone number", "mobile number", "mobile", "cell phone", "cell phone number", "cell number", "cell"),
      ...withPersonPrefixes("primary phone", "phone number", "phone numbers", "phone", "phones", "main phone", "telephone", "telephone number"),
      "phone value", "contact number", "caller number", "caller id", "tel", "ph", "home phone",
      "home number", "work phone", "work number", "business phone", "office phone", "day phone",
      "evening phone", "alternate phone", "alt phone", "secondary phone", "other phone",
      "additional phone", "additional phones",
    ],
    pattern:
      /^(?!.*\b(?:fax|pager|extension|callback|assistants?|tty|telex|isdn|radio|consent|opt|preferred|preference|tracking|forwarding|destination|calls|carrier|valid|time)\b).*\b(?:phone|mobile|cell|telephone)\b/,
    looksValid: (cell) => readPhone(cell).ok,
  },
  extension: { names: ["extension", "ext", "phone extension", "phone ext", "extension number"] },
  email: {
    names: [
      ...withPersonPrefixes("primary email", "email address", "email", "emails", "main email", "email addresses"),
      "email value", "personal email", "home email", "mail", "work email", "business email",
      "billing email", "additional email", "additional emails",
    ],
    pattern:
      /^(?!.*\b(?:consent|opt|marketing|subscribed|subscription|sent|opened|clicked|count|date|template|owner|rep|employee)\b).*\bemail\b/,
    looksValid: (cell) => readEmail(cell).ok,
  },
  need: {
    names: [
      "need", "request", "message", "project description", "job description", "description",
      "details", "project details", "request details", "work requested", "service requested",
      "service needed", "what do you need", "what do you need help with", "how can we help",
      "comments", "comment", "inquiry", "problem", "task", "task name", "project", "notes",
      "note", "customer notes", "lead notes", "job", "reason",
    ],
    pattern:
      /^(?:what|which|describe|tell us|please)\b.*\b(?:need|help|service|issue|problem|project|work)\b/,
  },
  service: {
    names: [
      "service", "trade", "service type", "type of service", "category", "service category",
      "job type", "project type", "services",
    ],
  },
  zip_code: {
    names: [
      ...withPlacePrefixes("zip code", "zip", "postal code", "zipcode", "postcode", "post code"),
      "zip postal code", "postal zip code",
    ],
    pattern: /\b(?:zip|postal|post) code$|\b(?:zip|postal)$/,
  },
  street: {
    names: [
      ...withPlacePrefixes("address", "full address", "street address", "street", "address line"),
      "address formatted", "address street", "location",
    ],
    pattern: /^(?!.*\b(?:email|ip|web|mac)\b).*\b(?:address|street)$/,
  },
  street_2: {
    names: [
      ...withPlacePrefixes("street 2", "address 2", "address line 2", "street line 2"), "unit", "apt",
      "apartment", "suite", "address extended address",
    ],
  },
  city: { names: [...withPlacePrefixes("city", "town"), "city town", "address locality"] },
  state: {
    names: [
      ...withPlacePrefixes("state", "region", "province"), "state province", "state region", "st",
    ],
  },
  status: {
    names: [
      "status", "stage", "lead status", "lead stage", "pipeline stage", "disposition",
    ],
  },
  asked_on: {
    names: [
      "asked on", "date requested", "request date", "requested on", "lead date", "lead created",
      "lead received", "lead submit time", "created time", "created at", "created on",
      "created date", "date created", "create date", "creation date", "created", "date added",
      "added on", "date received", "received", "received at", "submitted", "submitted at",
      "submitted on", "submission date", "timestamp", "date", "date time", "time", "call date",
      "start time", "inquiry date", "contact date", "optin time", "confirm time", "entry date",
      "first contact",
    ],
    pattern:
      /^(?:date|time|day) (?:created|added|received|submitted|requested)$|^(?:lead|request|inquiry|submission) (?:date|time|created|received)/,
  },
  agreed_to_texts: { names: ["agreed to texts", "sms consent", "text consent", "texting consent"] },
  source: {
    names: [
      "source", "lead source", "referral source", "referred by", "how did you hear about us",
      "campaign", "campaign name", "platform",
    ],
  },
};

/** Stage names in other programs. */
const stageNames: Record<LeadStage, readonly string[]> = {
  new: ["created", "open", "uncontacted", "new lead", "unread", "intake"],
  contacted: ["active", "working", "in progress", "attempted", "customer", "qualified"],
  estimate_sent: [
    "estimate sent",
    "quoted",
    "quote sent",
    "estimated",
    "proposal sent",
    "bid sent",
  ],
  booked: ["scheduled", "appointment set", "hired", "job scheduled", "appointment"],
  done: ["closed", "won", "closed won", "completed", "complete", "job done", "paid", "converted"],
  lost: ["closed lost", "not interested", "archived", "dead", "disqualified", "not hired"],
};

/** The stage named by a file; defaults to contacted, since imported people usually were. */
export function stageNamed(text: string): { stage: LeadStage; isKnown: boolean } {
  const plain = plainHeading(text);
  const stage = leadStages.find(
    (leadStage) => leadStage === plain || stageNames[leadStage].includes(plain),
  );
  return { stage: stage ?? "contacted", isKnown: stage !== undefined || plain === "" };
}
