import { services } from "~/domains/shared/index.ts";
import { followupTimings } from "~/domains/signup/index.ts";

export const senderStates = ["ready", "missing", "registration_pending"] as const;

/** A sample request, from the page's URL parameters. */
export type TimeMachineQuestion = {
  service: string;
  zipCode: string;
  areaCode: string;
  /** By the homeowner's clock: "2026-11-20T14:14"; empty for now. */
  requestedAt: string;
  timing: (typeof followupTimings)[number];
  customTiming: string;
  sender: (typeof senderStates)[number];
  /** Kinds of messages the homeowner agreed to. */
  informationalTexts: boolean;
  marketingTexts: boolean;
  marketingMail: boolean;
  hasPhone: boolean;
  hasEmail: boolean;
};

/** The form's checkboxes and their field names. */
export const questionCheckboxes = {
  informationalTexts: "texts",
  marketingTexts: "marketing",
  marketingMail: "mail",
  hasPhone: "phone",
  hasEmail: "email",
} as const;

const maxLength = 100;

/**
 * Parses the URL parameters. Invalid values are ignored, never rejected.
 * @param defaultZip the homeowner's default ZIP code
 * @param defaultSender the business's default texting setup
 */
export function readQuestion(
  parameters: URLSearchParams,
  defaultZip = "33101",
  defaultSender: TimeMachineQuestion["sender"] = "ready",
): TimeMachineQuestion {
  const text = (name: string) => (parameters.get(name) ?? "").trim().slice(0, maxLength);
  // Without a ZIP code no form was submitted yet: all boxes are checked.
  const box = (name: string) => !parameters.has("zip") || parameters.has(name);
  return {
    service: services.find(({ key }) => key === text("service"))?.key ?? "hvac",
    zipCode: parameters.has("zip") ? text("zip").replace(/\D/g, "").slice(0, 5) : defaultZip,
    areaCode: text("area").replace(/\D/g, "").slice(0, 3),
    requestedAt: isMinute(text("asked")) ? text("asked") : "",
    timing: followupTimings.find((timing) => timing === text("timing")) ?? "immediate",
    customTiming: text("custom"),
    sender: senderStates.find((state) => state === text("sender")) ?? defaultSender,
    informationalTexts: box(questionCheckboxes.informationalTexts),
    marketingTexts: box(questionCheckboxes.marketingTexts),
    marketingMail: box(questionCheckboxes.marketingMail),
    hasPhone: box(questionCheckboxes.hasPhone),
    hasEmail: box(questionCheckboxes.hasEmail),
  };
}

/** A browser date-time value, in a plausible year. */
function isMinute(text: string): boolean {
  return /^20\d{2}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) && !Number.isNaN(Date.parse(`${text}Z`));
}
