import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { everyAddress } from "../setup/addresses.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ demo: true, administrator: true });

/** An action that requires the user's password and is refused after the correct password. */
type Refusal = {
  /** URL and intent, as in src/app/admin-routes.ts. */
  of: string;
  why: string;
  /** Path for a member who exists for this case only. */
  path(member: string): Promise<string>;
  act(page: Page, member: string): Promise<void>;
  /** Change made while the page waits for the password; it removes a row. */
  meanwhile?(member: string): Promise<unknown>;
  message: string;
  /** Element that shows the message. */
  near: string;
};

const someone = (name: string) => `${name}@hearth.example`;
const staffPath = async () => "/admin/staff";
const idOf = async (table: string, order: string) => {
  const [row] = await runSql(site(), `select id from ${table} order by ${order} limit 1`);
  return String(row?.id);
};
const contractorPath = async () =>
  `/admin/contractors/${await idOf("contractor_accounts", "created_at, id")}`;
const customerPath = async () => {
  const [row] = await runSql(
    site(),
    "select id, contractor_id from customers order by id limit 1",
    [],
  );
  return `/admin/contractors/${row?.contractor_id}/customers/${row?.id}`;
};
const leadPath = async () => `/admin/leads/${await idOf("leads", "created_at, id")}`;
const invite = async (page: Page, email: string) => {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("radio", { name: "Reviewer", exact: true }).check();
  await page.getByRole("button", { name: "Send invitation" }).click();
};
const addMember = async (name: string, change: string) => {
  await addUser(site(), someone(name), "viewer");
  await runSql(site(), `update users set ${change} where email = $1`, [someone(name)]);
  return staffPath();
};
const removeMember = (name: string) =>
  runSql(
    site(),
    "delete from admin_roles where user_id = (select id from users where email = $1)",
    [someone(name)],
  );
const inviteOwner = async (page: Page, email: string) => {
  await page.getByLabel("Invite an owner").fill(email);
  const members = page.locator("#members");
  await members.getByRole("button", { name: "Send invitation" }).click();
};
const deleteData = async (page: Page) => {
  await page.getByText("Delete data").click();
  await page.getByLabel("Type DELETE to confirm").fill("delete it");
  await page.getByRole("button", { name: "Delete permanently" }).click();
};
const notDeleted = "Nothing was deleted. Type DELETE to confirm.";
const goneMessage = "This no longer exists, so nothing was done.";

const refusals: Refusal[] = [
  {
    of: "admin/staff invite",
    why: "the address is on the staff",
    path: staffPath,
    act: (page) => invite(page, administrator.email),
    message: "This address already belongs to a staff member",
    near: "#email-error",
  },
  {
    of: "admin/staff change-role",
    why: "it is the last super admin",
    path: staffPath,
    act: async (page) => {
      const role = page.getByRole("combobox", { name: `Role of ${administrator.name}` });
      await role.selectOption({ label: "Viewer" });
      await page.getByRole("button", { name: `Save the role of ${administrator.name}` }).click();
    },
    message: "This is the last super admin. Make someone else a super admin first.",
    near: "table [role=alert]",
  },
  {
    of: "admin/staff enable",
    why: "the member is gone",
    path: (member) => addMember(member, "disabled_at = now()"),
    act: (page, member) => page.getByRole("button", { name: `Enable: ${member}` }).click(),
    meanwhile: removeMember,
    message: goneMessage,
    near: "main [role=alert]",
  },
  {
    of: "admin/staff take-codes-away",
    why: "the member is gone",
    path: (member) => addMember(member, "two_factor_enabled = true"),
    act: (page, member) =>
      page.getByRole("button", { name: `Turn off two-factor: ${member}` }).click(),
    meanwhile: removeMember,
    message: goneMessage,
    near: "main [role=alert]",
  },
  {
    of: "admin/contractors/:id invite-owner",
    why: "the address is none",
    path: contractorPath,
    act: (page) => inviteOwner(page, "not an address"),
    message: "email address",
    near: "#owner-email-error",
  },
  {
    of: "admin/contractors/:id delete",
    why: "the word is not typed",
    path: contractorPath,
    act: deleteData,
    message: notDeleted,
    near: "#confirm-error",
  },
  {
    of: "admin/contractors/:id/customers/:customer delete",
    why: "the word is not typed",
    path: customerPath,
    act: async (page) => {
      await page.getByLabel("Type DELETE to confirm").fill("delete it");
      await page.getByRole("button", { name: "Delete permanently" }).click();
    },
    message: notDeleted,
    near: "#confirm-error",
  },
  {
    of: "admin/health/sample-data remove",
    why: "the word is not typed",
    path: async () => "/admin/health/sample-data",
    act: async (page) => {
      await page.getByLabel("Type DELETE to confirm").fill("delete it");
      await page.getByRole("button", { name: "Delete sample data" }).click();
    },
    message: notDeleted,
    near: "#confirm-error",
  },
  {
    of: "admin/leads/:id forget",
    why: "the word is not typed",
    path: leadPath,
    act: deleteData,
    message: notDeleted,
    near: "#confirm-error",
  },
];

test("every action with a password confirmation has a refusal here", () => {
  const all = everyAddress().flatMap(({ pattern, facts: { access } }) => {
    const intents = access.for === "staff" ? (access.confirmToDo ?? []) : [];
    return intents.map((intent) => `${pattern.slice(1)} ${intent}`);
  });
  expect([...new Set(refusals.map(({ of }) => of))].toSorted()).toEqual(all.toSorted());
});

const cases = refusals.map((refusal) => ({ ...refusal, member: String(refusal.of.split(" ")[1]) }));

test.each(cases)(
  "staff.confirm-identity: $of shows at its cause that $why",
  async ({ path, act, meanwhile, message, near, member }) => {
    const page = openPlainPage(site());
    await startSession(page);
    await page.goto(await path(member));
    const parts = await page.locator("main h2, main th").count();
    await act(page, member);
    await page.getByRole("heading", { name: "Confirm it’s you" }).waitFor();
    await meanwhile?.(member);
    await page.getByLabel("Your password").fill(administrator.password);
    await page.getByRole("button", { name: "Confirm and continue" }).click();
    const alert = page.locator(near).filter({ hasText: message });
    await alert.waitFor();
    // The whole page is there, except the removed member's row; an error summary adds a heading.
    const shown = await page.locator("main h2:not([role=alert] h2), main th").count();
    expect(parts - shown).toBe(meanwhile ? 1 : 0);
  },
);
