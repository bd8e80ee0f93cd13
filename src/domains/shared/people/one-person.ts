import { isPlaceholderEmail, normalizeEmail } from "~/platform/validation/email.ts";
import { readPhone } from "~/platform/validation/phone.ts";

/** A person as a business knows them; the number is in E.164. */
export type Person = {
  name: string;
  phone: string | null;
  email: string | null;
  /** Whether several people share the number; then it doesn't identify anyone. */
  phoneShared?: boolean;
  /** Whether several people share the address. */
  emailShared?: boolean;
};

/** Toll-free area codes: such a number belongs to a company, never to one person. */
const tollFree = /^\+18(?:00|22|33|44|55|66|77|88)/;
/** Directory assistance, and placeholders that people type: 555-5555, 555-1234, 222-2222. */
const anyNumber = /^\+1\d{3}(?:5551212|5551234|(\d)\1{6})$/;

/**
 * Whether a number is shared by its kind (`people.shared`): a placeholder, or a number that never belongs to
 * one person.
 */
export function isSharedPhone(phone: string | null): boolean {
  if (phone === null) return false;
  return !readPhone(phone).ok || tollFree.test(phone) || anyNumber.test(phone);
}

const office =
  /^(?:info|office|contact|contactus|admin|administrator|sales|support|service|services|help|helpdesk|hello|mail|email|team|billing|accounts|accounting|accountspayable|ap|ar|reception|frontdesk|desk|manager|management|leasing|maintenance|webmaster|postmaster|hostmaster|customerservice|customercare|orders|enquiries|inquiries|inquiry|jobs|hr|property|rentals|tenants|dispatch|scheduling|estimates|quotes|facilities|operations|ops|shop|store|staff|crew|marketing|press|legal|invoices|payables|purchasing|reply|test|everyone|all)@/;

/** Whether an address belongs to an office or is a common placeholder (`people.shared`). */
export function isSharedEmail(email: string | null): boolean {
  if (email === null) return false;
  return office.test(normalizeEmail(email)) || isPlaceholderEmail(email);
}

/**
 * How two names compare: `same` if one contains the other, `alike` if only the first names match, as after a
 * wedding; `unlike` for two people; `unknown` if one isn't a name.
 */
function compareNames(a: string, b: string): "same" | "alike" | "unlike" | "unknown" {
  const [first, second] = [partsOf(a), partsOf(b)];
  if (first.length === 0 || second.length === 0) return "unknown";
  const [few, many] = first.length <= second.length ? [first, second] : [second, first];
  const holds = few.every((part) =>
    many.some((more) => more === part || isInitial(part, more) || isInitial(more, part)),
  );
  if (holds) return "same";
  return first[0] === second[0] ? "alike" : "unlike";
}

const isInitial = (short: string, long: string) => short.length === 1 && long.startsWith(short);

/** The words of a name in lower case without accents; empty for a number or an address. */
function partsOf(name: string): string[] {
  if (name.includes("@")) return [];
  const plain = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’.-]/gu, "");
  return plain.split(/[^\p{L}]+/u).filter((part) => part !== "");
}

/**
 * Whether two contacts are one person (`people.same-person`): the same number or the same address, unless
 * it's shared by many (`people.shared`) or both the name and the other contact differ. A shared contact
 * counts only together with the same name.
 * @param byName whether a different name alone makes them two people, as in a list of customers
 */
export function isOnePerson(a: Person, b: Person, byName = false): boolean {
  const samePhone = a.phone !== null && a.phone === b.phone;
  const sameEmail = isSameEmail(a.email, b.email);
  if (!samePhone && !sameEmail) return false;
  const names = compareNames(a.name, b.name);
  const ownPhone = samePhone && !isShared("phone", a, b);
  const ownEmail = sameEmail && !isShared("email", a, b);
  if (!ownPhone && !ownEmail) return names === "same";
  if (names !== "unlike" || (ownPhone && ownEmail)) return true;
  if (byName) return false;
  const isAnother = ownPhone
    ? a.email !== null && b.email !== null
    : a.phone !== null && b.phone !== null;
  return !isAnother;
}

function isShared(contact: "phone" | "email", a: Person, b: Person): boolean {
  return contact === "phone"
    ? Boolean(a.phoneShared || b.phoneShared) || isSharedPhone(a.phone)
    : Boolean(a.emailShared || b.emailShared) || isSharedEmail(a.email);
}

const isSameEmail = (a: string | null, b: string | null): boolean =>
  a !== null && b !== null && normalizeEmail(a) === normalizeEmail(b);

/** A number or an address with this many people counts as shared (`people.shared`). */
const maxPeople = 3;

/** How many different people these names belong to, as far as names show; at most `many`. */
export function countPeople(names: readonly string[]): number {
  const people: string[] = [];
  for (const name of names) {
    if (people.every((person) => compareNames(person, name) === "unlike")) people.push(name);
    if (people.length === maxPeople) break;
  }
  return people.length;
}

/**
 * Which of these contacts is this person; null if none.
 * @param holders people with the same number or address, most likely first
 * @param otherNames other names given with the contact
 */
export function findOnePerson<Holder extends Person>(
  holders: readonly Holder[],
  person: Person,
  otherNames: readonly string[] = [],
): Holder | null {
  const isSharedContact =
    countPeople([...holders.map(({ name }) => name), ...otherNames, person.name]) >= maxPeople;
  const candidate = isSharedContact ? { ...person, phoneShared: true, emailShared: true } : person;
  return holders.find((holder) => isOnePerson(holder, candidate)) ?? null;
}
