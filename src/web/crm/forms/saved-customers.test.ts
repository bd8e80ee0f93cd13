import { expect, test } from "vitest";
import { matchCustomers } from "./saved-customers.ts";

const nora = {
  id: "1",
  name: "Nora Vale",
  company: "Vale Dental",
  phone: "(512) 555-0123",
  email: "nora@vale.example",
  address: "9 Elm St, Austin, TX 78701",
};
const max = {
  ...nora,
  id: "2",
  name: "Max Other",
  company: null,
  phone: "",
  email: null,
  address: "",
};

test("finds saved customers by name, company, number, and address", () => {
  const ids = (text: string) => matchCustomers([nora, max], text).map(({ id }) => id);
  expect(ids("vale nora")).toEqual(["1"]);
  expect(ids("512 555 01")).toEqual(["1"]);
  expect(ids("9 elm")).toEqual(["1"]);
  expect(ids("max")).toEqual(["2"]);
  expect(ids("nora elm max")).toEqual([]);
});
