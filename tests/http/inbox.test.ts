import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";

async function enter(role: "owner" | "office" | "technician" = "owner", name = business) {
  const page = openPlainPage(site());
  await enterCrm(site(), page, name, role);
  return page;
}

async function open(page: Page, name: string) {
  await page.goto("/crm/conversations");
  await page.getByRole("link", { name }).click();
  await page.getByRole("heading", { name, level: 1 }).waitFor();
}

const press = (page: Page, name: string) =>
  page.getByRole("button", { name, exact: true }).first().click();

test("inbox.conversation: a member opens a conversation and returns to the same view", async () => {
  const page = await enter();
  await page.goto("/crm/conversations?view=unassigned");
  await page.getByRole("link", { name: "Olivia Grant" }).click();
  await page.getByRole("heading", { name: "Olivia Grant", level: 1 }).waitFor();
  await page.getByText("Quarterly plan for a three-bedroom house.").waitFor();
  await page.getByText("Email, automatic", { exact: false }).first().waitFor();
  const back = page.locator("a[aria-label='Back to the inbox']");
  expect(await back.getAttribute("href")).toBe("/crm/conversations?view=unassigned");
});

test("a new message is unread and counted until opened", async () => {
  const page = await enter();
  const [member] = await runSql(
    site(),
    "select id, contractor_id from members order by joined_at desc, id desc limit 1",
  );
  await runSql(
    site(),
    `insert into unread_conversations (member_id, conversation_id, since)
     select $1::uuid, id, now() from conversations where contractor_id = $2::uuid and name in ('Hannah Brooks', 'Marcus Bell')`,
    [String(member?.id), String(member?.contractor_id)],
  );
  const counted = () => page.getByRole("link", { name: "Inbox" }).first().textContent();
  await page.goto("/crm/conversations?view=unread");
  expect(await counted()).toBe("Inbox2 unread");
  await page.getByRole("link", { name: /Hannah Brooks.*unread/ }).click();
  await page.getByRole("heading", { name: "Hannah Brooks", level: 1 }).waitFor();
  expect(await counted()).toBe("Inbox1 unread");
  await page.goto("/crm/conversations?view=unread");
  expect(await page.getByRole("link", { name: "Hannah Brooks" }).count()).toBe(0);
});

test("search finds names, numbers and texts, and shows when nothing matches", async () => {
  const page = await enter();
  for (const [text, name] of [
    ["hannah", "Hannah Brooks"],
    ["(512) 555-0181", "Hannah Brooks"],
    ["first home", "Hannah Brooks"],
    ["marcus@homes.example", "Marcus Bell"],
  ] as const) {
    await page.goto("/crm/conversations");
    await page.getByLabel("Search conversations").fill(text);
    await press(page, "Search");
    await page.getByRole("link", { name }).first().waitFor();
    expect(await page.getByRole("link", { name: "Victor Chan" }).count()).toBe(0);
  }
  await page.goto("/crm/conversations?q=zebra");
  await page.getByText("Nothing found").waitFor();
});

test("a member assigns a conversation to a colleague and takes it over", async () => {
  const page = await enter("office");
  await open(page, "Olivia Grant");
  const assign = async (label: string) => {
    await page.getByLabel("Assigned to").selectOption({ label });
    await press(page, "Assign");
  };
  await assign("Oscar Office");
  await page.getByText("It’s in their inbox now.").waitFor();
  await page.goto("/crm/conversations");
  expect(await page.getByText("Assigned to Oscar Office").count()).toBeGreaterThan(0);
  await open(page, "Olivia Grant");
  await assign("Unassigned");
  await page.getByText("No one is assigned to it.").waitFor();
});

test("leads.own: a template, an email and a note work without JavaScript", async () => {
  const page = await enter();
  await page.goto("/crm/conversations/snippets");
  await page.locator("#name-new").fill("Nearby");
  await page.locator("#words-new").fill("Hi {name}, we are near.");
  await press(page, "Add template");
  await page.getByText("There’s no field {name}. Choose one from the list.").first().waitFor();
  expect(await page.locator("#name-new").inputValue()).toBe("Nearby");
  await page.locator("#words-new").fill("Hi {first_name}, we are near.");
  await press(page, "Add template");
  await page.getByText("Template saved.").waitFor();

  await open(page, "Olivia Grant");
  const field = page.getByLabel("Message", { exact: true });
  await field.fill("Good news.");
  await page.getByLabel("Email", { exact: true }).check();
  await press(page, "Insert");
  expect(await field.inputValue()).toBe("Good news.");
  await page.getByLabel("Insert a template").selectOption({ label: "Nearby" });
  await press(page, "Insert");
  expect(await field.inputValue()).toBe("Good news.\nHi Olivia, we are near.");
  await page.locator("button[value=write-message]").click();
  await page.getByText("Enter a subject for the email").first().waitFor();
  expect(await field.inputValue()).toBe("Good news.\nHi Olivia, we are near.");
  await page.getByLabel("Subject").fill("Near you");
  await page.locator("button[value=write-message]").click();
  await page.getByText("Email on Its Way").waitFor();
  expect(await field.inputValue()).toBe("");

  await page.getByLabel("Note", { exact: true }).check();
  await page.locator("button[value=write-message]").click();
  await page.getByText("Enter a note").first().waitFor();
  await page.getByLabel("Note", { exact: true }).check();
  await field.fill("Has two dogs");
  await page.locator("button[value=write-message]").click();
  await page.getByText("Note Saved").waitFor();
  await page.getByText("Has two dogs").waitFor();
});

test("a template deleted elsewhere keeps its input; invalid ids don't crash", async () => {
  const page = await enter();
  await page.goto("/crm/conversations/snippets");
  await page.locator("#name-new").fill("Shared");
  await page.locator("#words-new").fill("We come.");
  await press(page, "Add template");
  await page.getByText("Template saved.").waitFor();
  await page.goto("/crm/conversations/snippets");
  const [row] = await runSql(site(), "delete from snippets where name = 'Shared' returning id");
  const id = String(row?.id);
  await page.locator(`#words-${id}`).fill("We come on Monday.");
  await page.locator(`form:has(#words-${id}) button`).first().click();
  await page.getByText("A teammate deleted this template.", { exact: false }).first().waitFor();
  expect(await page.locator("#words-new").inputValue()).toBe("We come on Monday.");
  await press(page, "Add template");
  await page.getByText("Template saved.").waitFor();
  const send = async (path: string, form: Record<string, string>) =>
    (await page.request.post(path, { form })).status();
  for (const snippet_id of ["", "none"]) {
    expect(await send("/crm/conversations/snippets", { intent: "delete", snippet_id })).toBe(404);
  }
  await open(page, "Olivia Grant");
  expect(await send(page.url(), { intent: "assign", member_id: "nobody" })).toBe(400);
});

test("a customer who texted STOP gets no text, and members see why", async () => {
  const page = await enter();
  await open(page, "Victor Chan");
  await page.getByText("Opted out of texts").waitFor();
  await page.getByLabel("Text", { exact: true }).check();
  await page.getByLabel("Message", { exact: true }).fill("Still there?");
  await page.locator("button[value=write-message]").click();
  await page.getByText("they opted out of these messages", { exact: false }).first().waitFor();
  expect(await page.getByLabel("Message", { exact: true }).inputValue()).toBe("Still there?");
});

test("members.bound-to-business: other businesses' conversations are 404; technicians see only their own", async () => {
  const page = await enter();
  await open(page, "Hannah Brooks");
  const address = page.url();
  const neighbor = await enter("owner", "Mission City Plumbing");
  expect((await neighbor.goto(address))?.status()).toBe(404);
  expect(await neighbor.content()).not.toContain("Hannah");
  const technician = await enter("technician");
  await technician.goto("/crm/conversations");
  await technician.getByText("No conversations yet").waitFor();
  expect((await technician.goto(address))?.status()).toBe(404);
  const refused = await technician.goto("/crm/conversations/snippets");
  expect(refused?.status()).toBe(403);
  // So a device with cached pages doesn't treat it as the end of the session.
  const { "hearthline-member": own } = (await technician.goto("/crm"))?.headers() ?? {};
  expect(own).toMatch(/^[0-9a-f-]{36}$/);
  expect(refused?.headers()["hearthline-member"]).toBe(own);
});

test("when a business can't send texts, another channel is the default", async () => {
  const page = await enter();
  const isText = async () => {
    await open(page, "Hannah Brooks");
    return page.getByLabel("Text", { exact: true }).isChecked();
  };
  const register = (state: string) =>
    runSql(
      site(),
      `update senders set registration = $1
       where contractor_id = (select contractor_id from conversations where name = 'Hannah Brooks')`,
      [state],
    );
  expect(await isText()).toBe(true);
  await register("pending");
  expect(await isText()).toBe(false);
  await register("approved");
});
