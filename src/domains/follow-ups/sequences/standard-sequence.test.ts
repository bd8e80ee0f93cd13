import { describe, expect, test } from "vitest";
import { services } from "~/domains/shared/services/services.ts";
import { segmentsOf } from "~/platform/sms/segments.ts";
import { composeMail, composeText, type MergeValues, unknownFields } from "./message-text.ts";
import { maxSteps, standardSequence } from "./sequence.ts";
import { servicesWithTexts, standardTexts } from "./standard-texts.ts";

/** Longer than most real values. */
const values: MergeValues = {
  first_name: "Maximiliana",
  urgent:
    " If you smell gas, get everyone out and call 911 or your gas company from outside. Call us at (713) 555-0134 once you're safe.",
  isDanger: true,
  business: "Brothers Hernandez Residential Services",
  phone: "(713) 555-0134",
  service: "pest control",
  city: "Rancho Cucamonga",
  asked: " on Wednesday",
  two_times: "Wed, Dec 16 at 10:30 AM or Thu, Dec 17 at 12:30 PM",
};

test("follow-ups.standard-sequence: six trades have their own texts; others share", () => {
  const trades = services.filter(({ trade }) => trade).map(({ key }) => key);
  expect(servicesWithTexts.toSorted()).toEqual(trades.toSorted());
  expect(standardTexts("constructor")).toBe(standardTexts("roofing"));
});

describe("follow-ups.standard-sequence: of every trade", () => {
  test.each([...servicesWithTexts, "roofing"])("%s", (service) => {
    const sequence = standardSequence(standardTexts(service), 5);
    expect(sequence.length).toBeLessThanOrEqual(maxSteps);
    expect(sequence.map(({ delay, channel, purpose }) => `${delay} ${channel} ${purpose}`)).toEqual(
      [
        "5 sms informational",
        "15 email informational",
        "120 sms informational",
        "1440 email informational",
        "4320 sms marketing",
        "10080 email marketing",
      ],
    );
    for (const [index, step] of sequence.entries()) {
      expect(unknownFields(`${step.subject} ${step.words} ${step.otherwise?.subject}`)).toEqual([]);
      if (step.channel === "sms") {
        expect(step.otherwise).not.toBeNull();
        const today = {
          urgent: " If this can't wait, call us at (713) 555-0134.",
          isDanger: false,
        };
        for (const lead of [values, { ...values, ...today }]) {
          const text = composeText(step.words, lead, { first: index === 0 });
          expect(text).toContain(values.business);
          expect(segmentsOf(text)).toMatchObject({ encoding: "GSM-7" });
          expect(segmentsOf(text).segments, text).toBeLessThanOrEqual(2);
        }
      } else {
        const mail = composeMail({ subject: step.subject ?? "", words: step.words }, values);
        expect(mail.subject).not.toMatch(/[\n{}]/);
        expect(mail.words).toContain(values.business);
      }
    }
  });
});

test("sms.first-text: the first text explains opt-out, and each names the business once", () => {
  const first = composeText("Hi {first_name}", values, { first: true });
  expect(first).toBe(
    "Brothers Hernandez Residential Services: Hi Maximiliana Reply STOP to stop, HELP for help.",
  );
  expect(composeText("{business} here", values, { first: false })).toBe(
    "Brothers Hernandez Residential Services here",
  );
});

test("a subject stays on one line for any business name", () => {
  const mail = composeMail(
    { subject: "From {business}", words: "" },
    { ...values, business: "A\r\nBcc: everybody@example.com" },
  );
  expect(mail.subject).toBe("From A Bcc: everybody@example.com");
});

test("follow-ups.standard-sequence: finds a trade's texts by each of its names", () => {
  expect(standardTexts("pest-control")).toEqual(standardTexts("pest_control"));
  expect(standardTexts("pest-control")).not.toEqual(standardTexts("pool-care"));
  expect(standardTexts("constructor")).toEqual(standardTexts("nothing known"));
});
