import { expect, test } from "vitest";
import { passwordWeakness } from "./passwords.server.ts";

const personalTerms = ["Hearthline", "iris.miller@acme-roofing.example", "Iris Miller"];

test.each([
  "password1234",
  "P@ssw0rd1234",
  "Password!2345",
  "123456789012",
  "qwertyuiop12",
  "aaaaaaaaaaaa",
  "abcdefghijkl",
  "letmein12345",
  "welcome12345",
  "trustno1trustno1",
  "Summer2026!!",
  "administrator",
])("%s is common", (password) => {
  expect(passwordWeakness(password, personalTerms)).toBe("common");
});

test.each([
  "hearthline123",
  "Hearthline2026!",
  "H3arthl1ne!2026",
  "hearthlinehearthline",
  "iris.miller@acme-roofing.example",
  "irismiller2026",
  "Miller-Iris-12",
  "acmeroofing123",
  "enilhtraeh1234",
])("%s identifies its owner", (password) => {
  expect(passwordWeakness(password, personalTerms)).toBe("personal");
});

test.each([
  "correct horse battery",
  "x7Kp2mQz9vLr",
  "a long enough password",
  "the hearthline of my violet tractor",
  "$!%)(&=?;:_*",
  "🦊 unter 🌧 der Brücke",
])("%s is accepted", (password) => {
  expect(passwordWeakness(password, personalTerms)).toBeNull();
});

test("judges a long password by its beginning, in bounded time", () => {
  expect(passwordWeakness(`${"a".repeat(64)}zebra lantern`, personalTerms)).toBe("common");
});
