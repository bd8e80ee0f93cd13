import { expect, test } from "vitest";
import { saveFailureToast, saveMessage } from "./onboarding-toasts.ts";

const toasts = {
  "Validation Error": "Please fill in all required fields before continuing.",
  "Duplicate Entry": "This information has already been submitted. Please try refreshing the page.",
  "Permission Error":
    "There was a permission error. Please try refreshing the page and starting over.",
  "Invalid Data":
    "Some of the information provided is not valid. Please check your entries and try again.",
  "Missing Required Field":
    "A required field is missing. Please check all required fields and try again.",
  "Data Reference Error": "There was a data reference error. Please try refreshing the page.",
  "Connection Error":
    "Network connection error. Please check your internet connection and try again.",
};

test.each([
  ["validation failed: email is required", "Validation Error"],
  ["ERROR: duplicate key value violates", "Duplicate Entry"],
  ["violates unique constraint", "Duplicate Entry"],
  ["permission denied for table", "Permission Error"],
  ["new row violates RLS policy", "Permission Error"],
  ["violates check constraint", "Invalid Data"],
  ["null value in column", "Missing Required Field"],
  ["column is NOT NULL", "Missing Required Field"],
  ["violates foreign key", "Data Reference Error"],
  ["Failed to fetch", "Connection Error"],
  ["NetworkError when attempting", "Connection Error"],
] as const)("a message that contains %j shows %j", (message, title) => {
  expect(saveFailureToast(message)).toEqual({ title, description: toasts[title] });
});

test("shows any other message as it is", () => {
  expect(saveFailureToast("the moon is full")).toEqual({
    title: "Submission Error",
    description: "Error: the moon is full",
  });
});

test("maps each rejected save to its toast", () => {
  const titleOf = (refused: Parameters<typeof saveMessage>[0]) =>
    saveFailureToast(saveMessage(refused)).title;
  expect(titleOf({ code: "invalid", errors: { email: "Email is required" } })).toBe(
    "Validation Error",
  );
  expect(titleOf({ code: "out_of_order", nextStep: 3 })).toBe("Validation Error");
  expect(titleOf({ code: "permission_denied" })).toBe("Permission Error");
  expect(titleOf({ code: "duplicate key" })).toBe("Duplicate Entry");
  expect(titleOf({ code: "check constraint" })).toBe("Invalid Data");
  expect(titleOf({ code: "null value" })).toBe("Missing Required Field");
  expect(titleOf({ code: "foreign key" })).toBe("Data Reference Error");
});

test("names fields in the server-style check", () => {
  const message = saveMessage({
    code: "invalid",
    errors: { first_name: "First name is required", email: "Invalid email address" },
  });
  expect(message).toBe("validation failed: first_name is required; Invalid email format");
});
