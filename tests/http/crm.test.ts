import { beforeAll, expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { startSession } from "../drivers/drive-staff-area.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import type { ReceivedMail } from "../setup/received-mail.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });
const open = () => openPlainPage(site());
const email = "olga@acme-pipes.example";
let acme: string;

beforeAll(async () => {
  acme = await addBusiness(site(), "Acme Pipes");
  await addCrmMember(site(), acme, "owner", email);
});

const seen = new Set<ReceivedMail>();

/** The next email to an address with this start of the subject. */
async function mailTo(address: string, subject: string): Promise<ReceivedMail> {
  const mail = await site().mail.waitForMail(
    (receivedMail) =>
      !seen.has(receivedMail) &&
      receivedMail.to.includes(address) &&
      receivedMail.subject.startsWith(subject),
  );
  seen.add(mail);
  return mail;
}

const codeIn = (mail: ReceivedMail) => /\b(\d{3} \d{3})\b/.exec(mail.text)?.[1] ?? "no code";
const linkIn = (mail: ReceivedMail) => /http\S+\/crm\/\S+/.exec(mail.text)?.[0] ?? "no link";

test.each(["/crm", "/crm/account", "/crm/team", "/crm/nothing-here?a=1"])(
  "redirects anonymous visitors from %s to sign in",
  async (path) => {
    const response = await site().fetch(path);
    const target = `/crm/sign-in?next=${encodeURIComponent(path)}`;
    expect([response.status, response.headers.get("location")]).toEqual([302, target]);
    const data = await site().fetch(path.replace(/(\?|$)/, ".data$1"));
    expect(await data.text()).toContain(target);
  },
);

test("without JavaScript: signs in by code, invites a member, and revokes them", async () => {
  const page = open();
  await page.goto("/crm/team");
  await page.getByLabel("Email").fill("OLGA@acme-pipes.example");
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  const mail = await mailTo(email, "Your code");
  await page.getByLabel("Code").fill("12");
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByText("A code has six digits").waitFor();
  await page.getByLabel("Code").fill(codeIn(mail));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { name: "Team" }).waitFor();

  await page.getByLabel("Email").fill("tim@acme-pipes.example");
  await page.locator("#role-new").selectOption("technician");
  await page.getByRole("button", { name: "Send invitation" }).click();
  await page.getByText("The invitation is on its way").waitFor();
  const invited = open();
  await invited.goto(linkIn(await mailTo("tim@acme-pipes.example", "Join Acme Pipes")));
  await invited.getByLabel("Your name").fill("Tim");
  await invited.getByRole("button", { name: "Join" }).click();
  // The first screen isn't part of this test.
  await invited.goto("/crm/account");
  await invited.getByText("Technician of Acme Pipes").waitFor();
  const refused = await invited.goto("/crm/team");
  expect(refused?.status()).toBe(403);
  await invited.getByText("Owners only.").waitFor();
  const sections = invited.getByRole("navigation", { name: "Sections" }).first();
  await sections.getByRole("link", { name: "Schedule" }).waitFor();
  expect(await sections.getByRole("link", { name: "Invoices" }).count()).toBe(0);

  await page.goto("/crm/team");
  const unfold = (name: string) => page.locator("summary").filter({ hasText: name }).click();
  await page.locator("summary").filter({ hasText: "Tim" }).first().click();
  await unfold("Remove Tim");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await page.getByText("They no longer have access").waitFor();
  expect((await invited.goto("/crm/account"))?.status()).toBe(403);
  await invited.getByText("no longer on a business’s team").waitFor();

  await unfold("olga");
  await unfold("Leave this team");
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await page.getByText("A business needs an owner").waitFor();
  const stored = await runSql(site(), "select text from messages where kind = 'member-sign-in'");
  expect(JSON.stringify(stored)).toContain("[code]");
  expect(JSON.stringify(stored)).not.toContain(codeIn(mail));
});

test("opening a sign-in link doesn't use it; its button signs in", async () => {
  const page = open();
  await page.goto("/crm/account");
  await page.getByLabel("Email").fill(email);
  await page.getByRole("button", { name: "Email me a code" }).click();
  await page.getByRole("heading", { name: "Enter your code" }).waitFor();
  const link = linkIn(await mailTo(email, "Your code"));
  const otherPage = open();
  for (const _ of [1, 2]) await otherPage.goto(link);
  await otherPage.getByText(`You’ll be signed in as ${email}`).waitFor();
  await otherPage.getByRole("button", { name: "Sign in" }).click();
  await otherPage.getByRole("heading", { name: "Your account" }).waitFor();
  await otherPage.getByRole("button", { name: "Sign out everywhere else" }).waitFor();
  expect((await page.goto(link))?.status()).toBe(410);
  await otherPage.getByRole("button", { name: "Sign out", exact: true }).last().click();
  await otherPage.getByRole("heading", { name: "Sign in" }).waitFor();
});

test("an unknown email gets the same page", async () => {
  const statuses: string[] = [];
  for (const address of [email, "nobody@acme-pipes.example"]) {
    const page = open();
    await page.goto("/crm/sign-in");
    await page.getByLabel("Email").fill(address);
    await page.getByRole("button", { name: "Email me a code" }).click();
    await page.getByRole("heading", { name: "Enter your code" }).waitFor();
    const text = (await page.locator("main").textContent()) ?? "";
    statuses.push(text.replace(address, "…"));
  }
  expect(statuses[0]).toBe(statuses[1]);
});

test("a member of two businesses can switch only between them", async () => {
  const second = await addBusiness(site(), "Second Pipes");
  const foreign = await addCrmMember(site(), second, "owner", "else@second-pipes.example");
  const { userId, memberId } = await addCrmMember(site(), acme, "office", "two@pipes.example");
  const [also] = await runSql(
    site(),
    `insert into members (id, contractor_id, user_id, role, joined_at)
     values (gen_random_uuid(), $1::uuid, $2::uuid, 'owner', now() + interval '1 second') returning id`,
    [second, userId],
  );
  const cookie = await crmCookie(site(), userId);
  const show = async (choice = "") => {
    const headers = { cookie: `${cookie}${choice}` };
    const page = await (await site().fetch("/crm/account", { headers })).text();
    return /(Office|Owner)(?:<!-- -->)? of (?:<!-- -->)?([\w ]+)/.exec(page)?.slice(1).join(" ");
  };
  const switchTo = (id: unknown) =>
    site().fetch("/crm/business", {
      method: "POST",
      headers: { cookie, "content-type": "application/x-www-form-urlencoded" },
      body: `member_id=${id}`,
    });
  expect(await show()).toBe("Office Acme Pipes");
  const switched = await switchTo(also?.id);
  expect(switched.status).toBe(303);
  expect(await show(`; ${switched.headers.getSetCookie()[0]?.split(";")[0]}`)).toBe(
    "Owner Second Pipes",
  );
  expect((await switchTo(foreign.memberId)).status).toBe(404);
  expect(await show(`; hearthline-crm.business=${foreign.memberId}`)).toBe("Office Acme Pipes");
  expect(await show(`; hearthline-crm.business=${memberId}`)).toBe("Office Acme Pipes");
});

test("confirming a new business's email signs in its owner", async () => {
  const contractor = sampleContractor();
  await signUpAndConfirm(site(), contractor);
  const [owner] = await runSql(
    site(),
    `select members.role from members join member_users on member_users.id = members.user_id
     where lower(member_users.email) = lower($1)`,
    [contractor.email],
  );
  expect(owner).toEqual({ role: "owner" });
});

test("staff view a business's CRM read-only from its page and return", async () => {
  const page = open();
  await startSession(page);
  await page.goto(`/admin/contractors/${acme}`);
  await page.getByRole("button", { name: "View as this business" }).click();
  await page.getByText("You can’t change anything here").waitFor();
  await page.goto("/crm/team");
  await page.getByRole("heading", { name: "Team" }).waitFor();
  const [customer] = await runSql(
    site(),
    `insert into customers (id, contractor_id, name) values (gen_random_uuid(), $1::uuid, 'Dana Fox') returning id`,
    [acme],
  );
  const ofCustomer = `/crm/customers/${customer?.id}`;
  for (const path of [ofCustomer, `${ofCustomer}/edit`, `${ofCustomer}/merge`]) {
    await page.goto(path);
    await page.getByText("Dana Fox").first().waitFor();
  }
  const erased = await page.request.post(`${ofCustomer}/edit`, {
    form: { intent: "erase" },
    headers: { origin: site().url },
  });
  expect(erased.status()).toBe(403);
  const refused = await page.request.post("/crm/team", {
    form: { intent: "revoke" },
    headers: { origin: site().url },
  });
  expect(refused.status()).toBe(403);
  // Below /admin such a download requires the password again.
  expect((await page.request.get("/crm/invoices/invoices.csv")).status()).toBe(403);
  await page.getByRole("button", { name: "Exit" }).click();
  await page.getByRole("heading", { name: "Acme Pipes" }).waitFor();
  await page.goto("/crm/team");
  await page.getByRole("heading", { name: "Sign in" }).waitFor();
});
