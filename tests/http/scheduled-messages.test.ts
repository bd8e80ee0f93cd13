import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { dayOf, momentOn } from "~/domains/shared/index.ts";
import { enterCrm } from "../drivers/crm-members.ts";
import { openPart } from "../drivers/open-part.ts";
import { runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

async function open(name: string): Promise<Page> {
  const page = openPlainPage(site());
  await enterCrm(site(), page, "Lone Star Pest Defense", "office");
  await page.goto("/crm/conversations");
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
  return page;
}

/** Noon of a Tuesday to Thursday next week, when texts may be sent, by the business's clock. */
function nextWeek(): string {
  const zone = "America/Chicago";
  const day = 24 * 60 * 60_000;
  const from = momentOn(zone, dayOf(new Date(), zone), 12 * 60).getTime();
  const at = [7, 8, 9, 10].map((days) => new Date(from + days * day));
  const date = at.find((date) => [2, 3, 4].includes(date.getUTCDay()));
  return `${dayOf(date ?? new Date(from), zone)}T12:00`;
}

const send = (page: Page, intent: string) =>
  page.locator(`button[value=${intent}]`).first().click();

test("a text is scheduled, changed, and canceled without JavaScript", async () => {
  const page = await open("Olivia Grant");
  const text = page.locator("#words");
  const openEditor = () =>
    page.locator("details:has(button[value=change-scheduled]) summary").last().click();
  await openPart(page, "Send later");
  await text.fill("See you on Tuesday?");
  await page.locator("#send_at").fill("2020-01-01T08:00");
  await send(page, "schedule-message");
  await page.getByText("That time has passed. Choose a later one").first().waitFor();
  expect(await text.inputValue()).toBe("See you on Tuesday?");
  await page.locator("#send_at").fill(nextWeek());
  // Enter submits with the form's first button: nothing is sent now.
  await send(page, "write-message");
  await page.getByText("You picked a time. Tap Schedule").first().waitFor();
  await send(page, "schedule-message");
  await page.getByText("You can edit or cancel it there.").waitFor();
  await page.getByText("See you on Tuesday?").waitFor();
  expect(await text.inputValue()).toBe("");
  const [row] = await runSql(
    site(),
    "select id from scheduled_messages where text = 'See you on Tuesday?'",
  );
  const id = String(row?.id);
  await openEditor();
  await page.locator(`#words-${id}`).fill("");
  await page.locator(`form:has(#words-${id}) button`).click();
  await page.getByText("Enter a message").first().waitFor();
  await page.locator(`#words-${id}`).fill("See you on Thursday?");
  await page.locator(`form:has(#words-${id}) button`).click();
  await page.getByText("See you on Thursday?").first().waitFor();
  const cancel = `form:has(input[value='${id}']) button[value=cancel-scheduled]`;
  await page.locator("summary").filter({ hasText: "Cancel" }).last().click();
  await page.locator(cancel).click();
  await page.getByText("The message won’t be sent.").waitFor();
  expect(await page.getByText("See you on Thursday?").count()).toBe(0);
});

test("a scheduled message is sent now, from the lead's page too", async () => {
  const page = await open("Olivia Grant");
  await page.getByText("do you have any questions about the quarterly plan?").waitFor();
  await page.getByText("By Oscar Office").waitFor();
  await page.getByRole("link", { name: "Open lead" }).click();
  await openPart(page, "Conversation");
  await page.getByText("By Oscar Office").waitFor();
  const form = { intent: "send-scheduled", scheduled_id: "none", version: "1" };
  expect((await page.request.post(page.url(), { form })).status()).toBe(400);
  const [row] = await runSql(
    site(),
    // An email can be sent at any time of day.
    `update scheduled_messages set channel = 'email', subject = 'Your plan', to_address = email
     from conversations where conversations.id = conversation_id and author = 'Oscar Office'
     returning scheduled_messages.id, version`,
  );
  const press = () =>
    page.request.post(page.url(), {
      form: { ...form, scheduled_id: String(row?.id), version: String(row?.version) },
    });
  const [first, second] = [await press(), await press()];
  expect([first.status(), second.status()]).toEqual([200, 409]);
  const sent = await runSql(
    site(),
    "select id from messages where kind = 'written-by-hand' and text like '%about the quarterly plan?%'",
  );
  expect(sent).toHaveLength(1);
});
