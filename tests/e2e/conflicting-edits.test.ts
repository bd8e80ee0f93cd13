import { expect, test } from "vitest";
import { enterCrm } from "../drivers/crm-members.ts";
import { waitForScript } from "../drivers/wait-for-script.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { openVisitor } from "./visitor.ts";

const browser = sharedBrowser();
const site = sharedSite({ demo: true });
const business = "Lone Star Pest Defense";

test.each([
  {
    form: "lead",
    find: "select id from leads where status = 'new' and contractor_id = $1::uuid limit 1",
    change: "update leads set name = 'Teammate Name' where id = $1::uuid",
    path: (id: string) => `/crm/leads/${id}`,
    field: "Name",
  },
  {
    form: "appointment",
    find: "select id from visits where state = 'booked' and contractor_id = $1::uuid limit 1",
    change: `update work_orders set customer_name = 'Teammate Name'
      where id = (select work_order_id from visits where id = $1::uuid)`,
    path: (id: string) => `/crm/schedule/visits/${id}`,
    field: "Customer",
  },
])("a teammate's change to a $form is shown, then replaced", async (edited) => {
  const page = await openVisitor(browser(), site(), { allow: [/status of 409/] });
  await enterCrm(site(), page, business);
  const [row] = await site().runSql(
    "select contractor_id from seo_pages where business_name = $1 limit 1",
    [business],
  );
  const [found] = await site().runSql(edited.find, [row?.contractor_id]);
  const id = String(found?.id);
  await page.goto(`${edited.path(id)}/edit`);
  await waitForScript(page);
  await page.getByLabel(edited.field, { exact: true }).fill("My Name");
  await site().runSql(edited.change, [id]);
  const save = page.getByRole("button", { name: "Save", exact: true });
  await save.click();
  const alert = page.getByRole("alert").filter({ hasText: "A teammate just changed this" });
  await alert.getByText("Teammate Name").waitFor();
  expect(await page.getByLabel(edited.field, { exact: true }).inputValue()).toBe("My Name");
  await save.click();
  await page.getByRole("heading", { name: "My Name", level: 1 }).waitFor();
});
