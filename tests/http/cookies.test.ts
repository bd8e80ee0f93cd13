import { afterAll, beforeAll, expect, test } from "vitest";
import { cookies } from "~/content/collected-data.ts";
import { noteOfWriter } from "~/platform/http/server/replica-reads.server.ts";
import { readSettings } from "~/platform/settings/settings.server.ts";
import { addBusiness, addCrmMember } from "../drivers/crm-members.ts";
import { confirmPassword, fillSignIn, startSession } from "../drivers/drive-staff-area.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUpAndConfirm } from "../drivers/sign-up-through-api.ts";
import { oneTimeCode } from "../setup/one-time-code.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });

/** Lifetimes in seconds of each cookie that was set, by its name. */
const seen = new Map<string, Set<number>>();
const realFetch = globalThis.fetch;

function note(lines: readonly string[]): void {
  for (const line of lines) {
    const [, name = "", value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    const seconds = Number(/max-age=(\d+)/i.exec(line)?.[1] ?? Number.NaN);
    if (value === "" || seconds === 0) continue;
    seen.set(name, (seen.get(name) ?? new Set()).add(seconds));
  }
}

beforeAll(() => {
  globalThis.fetch = async (...parameters) => {
    const response = await realFetch(...parameters);
    note(response.headers.getSetCookie());
    return response;
  };
});
afterAll(() => {
  globalThis.fetch = realFetch;
});

const post = (path: string, body: object) =>
  site().fetch(path, {
    method: "POST",
    // Headers of a browser: API clients get no cookie.
    headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
    body: JSON.stringify(body),
  });

// privacy.notice
test("sets only the privacy page's cookies, with the listed lifetimes", async () => {
  // A visitor from an ad, in the estimator and the sign-up.
  await site().fetch("/?utm_source=google", {
    headers: { referer: "https://www.google.com/" },
  });
  const area = { industry: "plumbing", city: "Austin" };
  await post("/api/lead_results", { ...area, email: "pat@example.com" });
  await signUpAndConfirm(site(), sampleContractor({ email: "cookies@example.com" }));

  // A team member: signs in by code, joins a second business, shares from another app.
  const email = "olga@acme-pipes.example";
  for (const name of ["Acme Pipes", "Acme Drains"]) {
    await addCrmMember(site(), await addBusiness(site(), name), "owner", email).catch(async () => {
      // The user exists already, so only a second membership is added.
      await site().runSql(
        `insert into members (id, contractor_id, user_id, role, joined_at)
         select gen_random_uuid(), (select id from contractor_accounts where business_name = $1 limit 1),
           id, 'owner', now() from member_users where email = $2`,
        [name, email],
      );
    });
  }
  const member = openPlainPage(site());
  await member.goto("/crm/account");
  await member.getByLabel("Email").fill(email);
  await member.getByRole("button", { name: "Email me a code" }).click();
  const mail = await site().mail.waitForMail((receivedMail) => receivedMail.to.includes(email));
  await member.getByLabel("Code").fill(/\b(\d{3} \d{3})\b/.exec(mail.text)?.[1] ?? "");
  await member.getByRole("button", { name: "Sign in" }).click();
  await member.goto("/crm/account");
  const [otherMember] = await site().runSql(
    `select m.id from members m join member_users u on u.id = m.user_id
     where u.email = $1 order by m.joined_at desc limit 1`,
    [email],
  );
  await member.request.post("/crm/business", { form: { member_id: String(otherMember?.id) } });
  await member.request.post("/crm/share", { form: { text: "Pat Sample, (512) 555-0101" } });

  // Staff: contractor list, view of a business, one-time codes.
  const staff = openPlainPage(site());
  await staff.goto("/admin/login");
  await fillSignIn(staff, administrator.email, administrator.password);
  await staff.getByRole("button", { name: "Sign In" }).click();
  await staff.goto("/admin/contractors?view=table");
  await confirmPassword(staff);
  const [business] = await site().runSql(
    "select id from contractor_accounts where business_name = 'Acme Pipes'",
  );
  await staff.request.post(`/admin/contractors/${business?.id}`, { form: { intent: "look" } });
  await staff.goto("/admin/account/codes");
  await staff.getByLabel("Your password").fill(administrator.password);
  await staff.getByRole("button", { name: "Continue" }).click();
  await staff.getByText("Enter the key instead").click();
  const secret = (await staff.locator("code").textContent()) ?? "";
  await staff.getByLabel("Code", { exact: true }).fill(oneTimeCode(secret));
  await staff.getByRole("button", { name: "Turn on two-factor" }).click();
  await staff.getByText("Save these backup codes").waitFor();
  await startSession(openPlainPage(site()));

  // For an installation with a read replica.
  const settings = readSettings({
    DATABASE_URL: "postgres://one/hearthline",
    DATABASE_REPLICA_URL: "postgres://two/hearthline",
  });
  note([noteOfWriter({ settings }, { method: "POST" }, { readsOwnWrites: true }) ?? ""]);

  const found = [...seen].map(([name, seconds]) => [
    name.replace(/^(hearthline\.device\.).+/, "$1…"),
    [...seconds],
  ]);
  const listed = cookies.map(({ name, seconds }) => [name, [seconds]]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});
