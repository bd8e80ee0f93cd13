import { beforeAll, expect, test } from "vitest";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();
let contractorId: string;
let owner: string;
let office: string;

beforeAll(async () => {
  contractorId = await addBusiness(site(), "Erasing");
  const memberOf = async (role: "owner" | "office") => {
    const { userId } = await addCrmMember(site(), contractorId, role, `${role}@erasing.example`);
    return crmCookie(site(), userId);
  };
  [owner, office] = [await memberOf("owner"), await memberOf("office")];
});

async function addCustomer(name: string): Promise<string> {
  const [row] = await runSql(
    site(),
    `insert into customers (id, contractor_id, name) values (gen_random_uuid(), $1::uuid, $2) returning id`,
    [contractorId, name],
  );
  return String(row?.id);
}

const request = (cookie: string, id: string, body?: URLSearchParams) =>
  fetch(`${site().url}/crm/customers/${id}/edit`, {
    headers: { cookie, origin: site().url },
    redirect: "manual",
    ...(body ? { method: "POST", body } : {}),
  });

test("only an owner can delete a customer, without script", async () => {
  const id = await addCustomer("Dana Fox");
  const erase = new URLSearchParams({ intent: "erase" });
  expect(await (await request(office, id)).text()).not.toContain("Delete permanently");
  expect((await request(office, id, erase)).status).toBe(403);
  expect(await (await request(owner, id)).text()).toContain("Delete permanently");
  const erased = await request(owner, id, erase);
  expect(erased.status).toBe(303);
  expect(erased.headers.get("location")).toBe("/crm/customers");
  expect((await request(owner, id)).status).toBe(404);
  const list = await fetch(`${site().url}/crm/customers`, { headers: { cookie: owner } });
  expect(await list.text()).not.toContain("Dana Fox");
});
