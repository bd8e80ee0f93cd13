import { expect, test } from "vitest";
import { optOut } from "~/domains/messaging/index.server.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ environment: { TIME_ZONE: "America/Chicago" } });

async function openAsOwner(name: string) {
  const business = await addBusiness(site(), `${name} Pipes`);
  const email = `${name.toLowerCase()}@changes.example`;
  const { userId } = await addCrmMember(site(), business, "owner", email);
  const [cookie = "", value = ""] = (await crmCookie(site(), userId)).split("=");
  const page = openPlainPage(site());
  await page.context().addCookies([{ name: cookie, value, url: site().url }]);
  return { page, business };
}

test("without JavaScript: a move's notice is shown and can be stopped", async () => {
  const { page, business } = await openAsOwner("Notice");
  await page.goto("/crm/schedule/new?day=2027-03-15");
  await page.getByLabel("Customer").fill("Hannah Brooks");
  await page.getByLabel("Job description").fill("New faucet");
  await page.getByLabel("Starts at").fill("10:00");
  await page.getByLabel("Email").fill("hannah@home.example");
  await page.getByLabel("Notes for your team").fill("Gate code 12");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.getByText("Gate code 12").waitFor();
  const moveTo = async (time: string, notifies: boolean) => {
    await page.getByLabel("Starts at").fill(time);
    await page
      .getByRole("region", { name: "Reschedule" })
      .getByLabel("Notify customer")
      .setChecked(notifies);
    await page.getByRole("button", { name: "Reschedule appointment" }).click();
  };
  await moveTo("11:00", false);
  await page.getByText("Appointment rescheduled. Hannah Brooks won’t be notified.").waitFor();
  await moveTo("12:00", true);
  await page.getByText("Emailing Hannah Brooks in 60 seconds.").waitFor();
  await page.getByRole("button", { name: "Don’t notify" }).click();
  await page.getByText("Your customer won’t be notified.").waitFor();
  const address = "hannah@home.example";
  const recipient = { contractorId: business, channel: "email", address } as const;
  const { platform } = site();
  await inTransaction(platform, (work) => optOut(work, platform, recipient, { way: "reply" }));
  await moveTo("13:00", true);
  await page.getByText("Can’t email Hannah Brooks: unsubscribed.").waitFor();
});

test("without JavaScript: undoing a resubmitted move can notify", async () => {
  const { page } = await openAsOwner("Twice");
  await page.goto("/crm/schedule/new?day=2027-03-15");
  await page.getByLabel("Customer").fill("Tom Twice");
  await page.getByLabel("Job description").fill("New faucet");
  await page.getByLabel("Starts at").fill("10:00");
  await page.getByLabel("Email").fill("tom@home.example");
  await page.getByRole("button", { name: "Book appointment" }).click();
  const again = await page.context().newPage();
  await again.goto(page.url());
  for (const tab of [page, again]) {
    await tab.getByRole("button", { name: "Next day, same time" }).click();
    await tab.getByText("Appointment rescheduled.").waitFor();
    const chosen = await tab
      .getByRole("button", { name: "Undo" })
      .evaluateAll((buttons) =>
        buttons.map((button) => button.closest("form")?.querySelector("[name=notify]") !== null),
      );
    expect(chosen).toEqual([true]);
  }
});

test("the month view links to days with blockable hours", async () => {
  const { page } = await openAsOwner("Month");
  await page.goto("/crm/schedule/new?day=2027-03-15");
  await page.getByLabel("Customer").fill("Mia Month");
  await page.getByLabel("Job description").fill("New faucet");
  await page.getByLabel("Starts at").fill("10:00");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await page.goto("/crm/schedule?view=month&day=2027-03-01");
  await page.getByRole("link", { name: /^Monday, March 15, 1 appointment/ }).click();
  await page.getByRole("link", { name: "Book Mon, Mar 15, 2:00 PM, Crew 1" }).click();
  await page.getByRole("link", { name: "Block this time instead" }).click();
  await page.getByRole("button", { name: "Add" }).click();
  await page.goto("/crm/schedule?view=day&day=2027-03-15");
  await page.getByText("Blocked, 2:00 PM to 3:00 PM").waitFor();
});

test("without JavaScript: a job is created now and scheduled later", async () => {
  const { page } = await openAsOwner("Later");
  await page.goto("/crm/schedule/new");
  await page.getByLabel("Customer").fill("Rosa Later");
  await page.getByLabel("Schedule later").check();
  await page.getByRole("button", { name: "Create job" }).click();
  await page.getByText("Enter the job").waitFor();
  expect(await page.getByLabel("Schedule later").isChecked()).toBe(true);
  await page.getByLabel("Job description").fill("New heater");
  await page.getByLabel("Notes for your team").fill("Bring a ladder");
  await page.getByRole("button", { name: "Create job" }).click();
  await page.getByRole("heading", { name: "New heater" }).waitFor();
  await page.getByText("Bring a ladder").waitFor();
  await page.goto("/crm/schedule?view=week");
  await page.getByRole("link", { name: "Schedule New heater for Rosa Later" }).waitFor();
});

test("without JavaScript: booking shows customer notes and a missing address", async () => {
  const { page, business } = await openAsOwner("Known");
  const [customer] = await site().runSql(
    `insert into customers (id, contractor_id, name, notes, source)
     values (gen_random_uuid(), $1::uuid, 'Kay Known', 'Beware of the dog', 'by_hand') returning id`,
    [business],
  );
  await page.goto(`/crm/schedule/new?customer=${customer?.id}`);
  await page.getByText("Beware of the dog").waitFor();
  await page.getByText("No address on file.").waitFor();
  expect(await page.getByLabel("Customer", { exact: true }).inputValue()).toBe("Kay Known");
});
