import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { confirmPassword, openSection, startSession } from "../drivers/drive-staff-area.ts";
import { readExport, readTable } from "../drivers/read-csv.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });
const open = async () => openPlainPage(site());

/** A contractor whose delivered emails are then marked with this state. */
async function mailsThat(state: "failed" | "uncertain") {
  const contractor = sampleContractor({ city: "Waco" });
  await signUpAndConfirm(site(), contractor);
  const arrived = () =>
    site().mail.received.filter(({ to }) => to.includes(contractor.email)).length;
  // The email arrives before it is marked as sent.
  await expect
    .poll(() =>
      runSql(
        site(),
        `update messages set state = $2, last_error = '450 try later'
         where to_address = $1 and state = 'sent' returning id`,
        [contractor.email, state],
      ),
    )
    .toHaveLength(1);
  return { email: contractor.email, arrived };
}

test("replays failed deliveries separately or all of a kind", async () => {
  const [first, second, third] = [
    await mailsThat("failed"),
    await mailsThat("failed"),
    await mailsThat("uncertain"),
  ];
  const page = await open();
  await startSession(page);
  await openSection(page, "Messages");
  await page.getByRole("link", { name: "Failed (3)" }).click();
  await page.getByRole("heading", { name: "Failed messages and tasks", level: 1 }).waitFor();
  await page.getByText("Email: 2 failed, 1 may have been delivered").waitFor();
  const entry = (email: string) => page.getByRole("listitem").filter({ hasText: email });
  await entry(first.email).getByRole("button", { name: "Retry" }).click();
  await page.getByRole("status").getByText("Retrying.").waitFor();
  await expect.poll(first.arrived).toBe(2);
  await page.getByRole("button", { name: "Retry all 1" }).click();
  await page.getByRole("status").getByText("Retrying.").waitFor();
  await expect.poll(second.arrived).toBe(2);
  expect(third.arrived()).toBe(1);

  await entry(third.email).getByText("the person may get it twice").waitFor();
  await entry(third.email).getByRole("link", { name: third.email }).click();
  await page.getByText("It may have been delivered").waitFor();
  await page.getByRole("button", { name: "Send again anyway" }).click();
  await page.getByRole("status").getByText("Sending again.").waitFor();
  await expect.poll(third.arrived).toBe(2);
  await page.goto("/admin/messages/dead-letters");
  await page.getByText("Nothing failed", { exact: true }).waitFor();
});

test("a second attempt gets an error; a viewer has no button", async () => {
  const { email } = await mailsThat("failed");
  const viewer = await open();
  await startSession(viewer, await addUser(site(), "vera@hearthline.example", "viewer"));
  await viewer.goto("/admin/messages/dead-letters");
  await viewer.getByRole("link", { name: email }).waitFor();
  expect(await viewer.getByRole("main").getByRole("button").count()).toBe(0);

  const page = await open();
  await startSession(page);
  await page.goto("/admin/messages/dead-letters");
  await page.getByRole("link", { name: email }).waitFor();
  await runSql(site(), "update messages set state = 'sent' where to_address = $1", [email]);
  await page.getByRole("button", { name: "Retry", exact: true }).click();
  await page.getByText("Someone already retried this.").waitFor();
});

test("messages filter by address, kind and state, and the CSV matches", async () => {
  const { email } = await mailsThat("failed");
  const page = await open();
  await startSession(page);
  await openSection(page, "Messages");
  await page.getByPlaceholder("Email, phone, or @domain").fill(email.slice(0, -3));
  await page.getByLabel("Type").selectOption("confirm-email");
  await page.getByLabel(/^Status/).selectOption("failed");
  await page.getByRole("button", { name: "Apply" }).click();
  expect((await readTable(page)).length).toBe(2);
  expect(new URL(page.url()).searchParams.get("state")).toBe("failed");
  const [[headings, ...shown], [fileHeadings, ...file]] = [
    await readTable(page),
    await readExport(page),
  ];
  // The file keeps the heading that spreadsheets already use.
  expect(fileHeadings).toEqual(headings?.map((heading) => (heading === "Type" ? "Kind" : heading)));
  expect(file.map((row) => row.slice(0, -1))).toEqual(shown.map((row) => row.slice(0, -1)));
  await page.goto("/admin/messages?q=nobody@");
  await page.getByText("No messages match").waitFor();
});

// access.bearer-links
test("super admins see a contractor's link; reviewers and viewers don't", async () => {
  const contractor = sampleContractor({ city: "Waco" });
  await signUpAndConfirm(site(), contractor);
  const received = await site().mail.waitForMail(({ to }) => to.includes(contractor.email));
  const link = /\/confirm-email\/\S+/.exec(received.text)?.[0] ?? "";
  expect(link.length).toBeGreaterThan(60);
  const read = async (person: typeof administrator) => {
    const page = await open();
    await startSession(page, person);
    await page.goto(`/admin/messages?q=${contractor.email}`);
    await page.getByRole("link", { name: /^Confirm your email/ }).click();
    await page.getByRole("heading", { name: "Preview" }).waitFor();
    const path = `${new URL(page.url()).pathname}/preview`;
    const preview = await page.request.get(path);
    const hidden = await page
      .getByText("Links that act on the recipient’s behalf are hidden")
      .count();
    return { hidden, shown: (await page.content()) + (await preview.text()), page };
  };
  const asSuperAdmin = await read(administrator);
  expect(asSuperAdmin.hidden).toBe(0);
  expect(asSuperAdmin.shown.split(link).length).toBeGreaterThan(2);
  const asReviewer = await read(await addUser(site(), "rex@hearthline.example", "reviewer"));
  const asViewer = await read(await addUser(site(), "vic@hearthline.example", "viewer"));
  for (const { hidden, shown } of [asReviewer, asViewer]) {
    expect(hidden).toBe(1);
    expect(shown).not.toContain(link);
    expect(shown).toContain("[link]");
  }
  await confirmPassword(asReviewer.page);
  const file = await exportedMessages(asReviewer.page, contractor.email);
  expect(file).toContain("[link]");
  expect(file).not.toContain(link);
  expect(await exportedMessages(asViewer.page, contractor.email)).not.toContain(contractor.email);
});

/** The contractor's messages in their data export. */
async function exportedMessages(page: Page, email: string): Promise<string> {
  const rows = await runSql(
    site(),
    "select id from contractor_accounts where lower(email) = lower($1)",
    [email],
  );
  const result = await page.request.get(`/admin/contractors/${rows[0]?.id}/data.json`);
  return result.text();
}
