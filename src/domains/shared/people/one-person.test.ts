import { expect, test } from "vitest";
import {
  countPeople,
  isOnePerson,
  isSharedEmail,
  isSharedPhone,
  type Person,
} from "./one-person.ts";

const pat: Person = { name: "Pat Sample", phone: "+15125550101", email: "pat@example.com" };
const personLike = (change: Partial<Person>): Person => ({ ...pat, ...change });

test.each<[string, Partial<Person>, boolean]>([
  ["the same of everything", {}, true],
  ["another address", { email: "pat.work@example.com" }, true],
  ["another number", { phone: "+15125550102" }, true],
  ["no address", { email: null }, true],
  ["neither", { phone: "+15125550102", email: "x@example.com" }, false],
  ["another name and no address", { name: "Sam Sample", email: null }, true],
  ["another name, the rest the same", { name: "Sam Sample" }, true],
  ["another name and address", { name: "Sam Sample", email: "sam@example.com" }, false],
  ["another name and number", { name: "Sam Sample", phone: "+15125550102" }, false],
  ["a name in another order", { name: "Sample, Pat", email: "p@example.com" }, true],
  ["an initial", { name: "P. Sample", email: "p@example.com" }, true],
  ["a first name alone", { name: "PAT", email: "p@example.com" }, true],
  ["another last name", { name: "Pat Married", email: "p@example.com" }, true],
  ["a number for a name", { name: "(512) 555-0101", email: null }, true],
])("people.same-person: with %s", (_what, change, isSame) => {
  expect(isOnePerson(pat, personLike(change))).toBe(isSame);
  expect(isOnePerson(personLike(change), pat)).toBe(isSame);
});

test.each<[string, Partial<Person>, boolean]>([
  ["another name and no address", { name: "Sam Sample", email: null }, false],
  ["another last name", { name: "Pat Married", email: null }, true],
  ["a number for a name", { name: "(512) 555-0101", email: null }, true],
])("in a list of customers, with %s", (_what, change, isSame) => {
  expect(isOnePerson(pat, personLike(change), true)).toBe(isSame);
});

test.each<[string, Partial<Person>, boolean]>([
  ["the same name", { email: null }, true],
  ["another name", { name: "Sam Sample", email: null }, false],
  ["another last name", { name: "Pat Married", email: null }, false],
  ["no name", { name: "(512) 555-0101", email: null }, false],
])("people.shared: a shared number, with %s", (_what, change, isSame) => {
  expect(isOnePerson({ ...pat, phoneShared: true }, personLike(change))).toBe(isSame);
});

test("people.shared: office addresses and toll-free numbers don't match two people", () => {
  const office = { phone: null, email: "info@example.com" };
  expect(isOnePerson(personLike(office), personLike({ ...office, name: "Sam Sample" }))).toBe(
    false,
  );
  expect(isOnePerson(personLike(office), personLike(office))).toBe(true);
  const line = { phone: "+18005550101", email: null };
  expect(isOnePerson(personLike(line), personLike({ ...line, name: "Sam Sample" }))).toBe(false);
});

test.each([
  "+18885550101",
  "+15125551212",
  "+15125555555",
  "+15122222222",
  "+18888888888",
  "+11115550101",
])("people.shared: %s is shared by many", (phone) => {
  expect(isSharedPhone(phone)).toBe(true);
});

test("people.shared: a personal number and address aren't shared", () => {
  expect(["+15125550101", "+15122222223", null].map(isSharedPhone)).toEqual([false, false, false]);
  expect(
    ["pat@example.com", "information@example.com", "acme@acme.example", null].map(isSharedEmail),
  ).toEqual([false, false, false, false]);
  expect(
    [
      "info@acme.example",
      "Office@acme.example",
      "noemail@example.com",
      "none@none.com",
      "test@test.com",
    ].map(isSharedEmail),
  ).toEqual([true, true, true, true, true]);
});

test("counts people by their names", () => {
  expect(countPeople(["Pat Sample", "PAT", "P. Sample", "Pat Married", "(512) 555-0101"])).toBe(1);
  expect(countPeople(["Eva Form Sample", "Flo Form Sample", "Gus"])).toBe(3);
});
