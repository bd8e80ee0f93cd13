/** What a phone number or an email address of a customer is for, as the business labels it. */
export const contactLabels = ["mobile", "home", "work", "other"] as const;
export type ContactLabel = (typeof contactLabels)[number];

export const contactLabelNames: Record<ContactLabel, string> = {
  mobile: "Mobile",
  home: "Home",
  work: "Work",
  other: "Other",
};

/** How a customer first came to the business. */
export const customerSources = ["request", "call", "import", "by_hand"] as const;
export type CustomerSource = (typeof customerSources)[number];

export const customerSourceNames: Record<CustomerSource, string> = {
  request: "Request on your page",
  call: "Phone call",
  import: "Imported list",
  by_hand: "Added by your team",
};

/** How a customer agreed to texts about their own jobs. */
export const consentWays = ["in_person", "phone", "form", "import"] as const;
export type ConsentWay = (typeof consentWays)[number];

export const consentWayNames: Record<ConsentWay, string> = {
  in_person: "In person",
  phone: "By phone",
  form: "On a signed form",
  import: "In a list you imported",
};

export const maxConsentNote = 500;
export const maxConsentWording = 1000;

export const maxCustomerName = 200;
export const maxStreet = 300;
export const maxTags = 20;
export const maxTag = 40;
/** Phone numbers and email addresses of one customer, together. */
export const maxContacts = 20;
export const maxProperties = 200;
export const maxEquipment = 100;

/** A US postal address in parts. Only the street is always known. */
export type Address = {
  street: string;
  unit: string | null;
  city: string | null;
  /** Two letters. */
  state: string | null;
  /** Five digits. */
  zipCode: string | null;
};

/** An address on one line: "12 Oak Ave, Apt 4, Austin, TX 78701". */
export function formatAddress({ street, unit, city, state, zipCode }: Address): string {
  const place = [state, zipCode].filter(Boolean).join(" ");
  return [street, unit, city, place].filter(Boolean).join(", ");
}

/** How a list of customers is ordered. */
export const customerSorts = ["name", "newest", "owed"] as const;
export type CustomerSort = (typeof customerSorts)[number];
