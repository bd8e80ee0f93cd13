import { expect, test } from "vitest";
import { renderEmail } from "~/platform/mail/mail.server.ts";
import { machineFormsIn } from "../../../../tests/setup/machine-forms.ts";
import { EmailAction, EmailFrame, EmailLink } from "./email-frame.email.tsx";

const sender = { siteName: "Hearthline", postalAddress: "100 Main Street" };

async function textOf(href: string): Promise<string> {
  const body = (
    <EmailFrame preview="" heading="A lead" sender={sender}>
      <EmailAction href={href}>Reach Pat now</EmailAction>
      <EmailLink href={href}>Reach Pat</EmailLink>
    </EmailFrame>
  );
  return (await renderEmail({ subject: "A lead", body })).text;
}

test.each([
  ["tel:+12105550171", "Or call (210) 555-0171"],
  ["mailto:pat@home.example", "Or email pat@home.example"],
])("an action that links to %s reads %s", async (href, message) => {
  const text = await textOf(href);
  expect(text).toContain(message);
  expect(machineFormsIn(text)).toEqual([]);
});

test("an action that links to a page shows its address once", async () => {
  const href = "https://hearthline.example/crm";
  const body = (
    <EmailFrame preview="" heading="A lead" sender={sender}>
      <EmailAction href={href}>Reach Pat now</EmailAction>
    </EmailFrame>
  );
  const { text, html } = await renderEmail({ subject: "A lead", body });
  expect(text).toContain(`Reach Pat now ${href}`);
  expect(text.split(href)).toHaveLength(2);
  expect(html).toContain("Or open ");
});

test.each([
  ["100 Main Street", "Hearthline · 100 Main Street"],
  ["Hearthline, 100 Main Street", "Hearthline, 100 Main Street"],
])("mail.honest: an email from %j ends with %j", async (postalAddress, line) => {
  const of = { siteName: "Hearthline", postalAddress };
  const body = (
    <EmailFrame preview="" heading="A lead" sender={of}>
      Text
    </EmailFrame>
  );
  const { text } = await renderEmail({ subject: "A lead", body });
  expect(text.trim().split("\n").at(-1)).toBe(line);
});

test.each([
  "Started: 2026-11-25T20:32:32.460Z",
  "Or open tel:+12105550171",
  "Hi {first_name}",
  "Due Invalid Date",
])("detects %j", (text) => {
  expect(machineFormsIn(text)).toHaveLength(1);
});

test("words, days, and links aren't machine forms", () => {
  const text =
    "Fri, Nov 20, 2:14 PM. See https://hearthline.example/b/2026-11-20T00:00. Due 2026-12-01";
  expect(machineFormsIn(text)).toEqual([]);
});
