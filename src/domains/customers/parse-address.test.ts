import { expect, test } from "vitest";
import { type Address, formatAddress } from "./customers.ts";
import { addressKeyOf, parseAddress } from "./parse-address.server.ts";

const austin = { unit: null, city: "Austin", state: "TX", zipCode: "78704" };

test.each<[string, Address | null]>([
  ["412 Pecan St, Austin, TX 78704", { street: "412 Pecan St", ...austin }],
  ["412 Pecan St, Austin TX 78704-1234", { street: "412 Pecan St", ...austin }],
  ["412 Pecan St, Austin, Texas 78704, USA", { street: "412 Pecan St", ...austin }],
  ["412 Pecan St Austin TX 78704", { street: "412 Pecan St", ...austin }],
  ["412 Pecan St\nAustin, TX 78704", { street: "412 Pecan St", ...austin }],
  ["412 Pecan St, Apt 4, Austin, TX 78704", { street: "412 Pecan St", ...austin, unit: "Apt 4" }],
  ["412 Pecan St #4, Austin, TX 78704", { street: "412 Pecan St", ...austin, unit: "#4" }],
  ["412 Pecan St Unit B-2", { street: "412 Pecan St", ...none(), unit: "Unit B-2" }],
  ["412 Pecan St", { street: "412 Pecan St", ...none() }],
  ["412 Pecan St, Austin", { street: "412 Pecan St", ...none(), city: "Austin" }],
  ["412 Pecan St, 78704", { street: "412 Pecan St", ...none(), zipCode: "78704" }],
  [
    "12345 Ranch Road 12, Wimberley, TX",
    { street: "12345 Ranch Road 12", ...none(), city: "Wimberley", state: "TX" },
  ],
  [
    "1 Main St, Winston-Salem, North Carolina 27101",
    { street: "1 Main St", unit: null, city: "Winston-Salem", state: "NC", zipCode: "27101" },
  ],
  ["Old mill by the river", { street: "Old mill by the river", ...none() }],
  ["Austin, TX 78704", null],
  ["Austin, TX", null],
  ["78704", null],
  ["78704-1234", null],
  [" , ", null],
])("reads %j", (typed, address) => {
  expect(parseAddress(typed)).toEqual(address);
});

function none() {
  return { unit: null, city: null, state: null, zipCode: null };
}

test.each([
  ["412 Pecan Street, Apartment 4", "412 pecan st apt. #4"],
  ["412 N. Pecan St., Unit 4", "412 North Pecan Street #4"],
  ["12 Oak Avenue", "12  OAK AVE"],
])("%j and %j are the same address", (a, b) => {
  const [first, second] = [parseAddress(a), parseAddress(b)];
  expect(addressKeyOf(first ?? fail())).toBe(addressKeyOf(second ?? fail()));
});

function fail(): never {
  throw new Error("No address");
}

test("units of one building are different places", () => {
  const keys = ["12 Oak Ave", "12 Oak Ave Apt 1", "12 Oak Ave Apt 2"].map((address) =>
    addressKeyOf(parseAddress(address) ?? fail()),
  );
  expect(new Set(keys).size).toBe(3);
});

test("formats an address on one line", () => {
  const address = { street: "412 Pecan St", ...austin, unit: "Apt 4" };
  expect(formatAddress(address)).toBe("412 Pecan St, Apt 4, Austin, TX 78704");
});
