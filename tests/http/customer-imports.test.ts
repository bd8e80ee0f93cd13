import { beforeAll, expect, test } from "vitest";
import { parseCsv } from "~/platform/csv/parse-csv.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { runSql } from "../drivers/run-sql.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();
let contractorId: string;
let office: string;
let technician: string;

beforeAll(async () => {
  contractorId = await addBusiness(site(), "Importing");
  const cookieOf = async (role: "office" | "technician") => {
    const { userId } = await addCrmMember(site(), contractorId, role, `${role}@imports.example`);
    return crmCookie(site(), userId);
  };
  [office, technician] = [await cookieOf("office"), await cookieOf("technician")];
});

const get = (path: string, cookie = office) => site().fetch(path, { headers: { cookie } });
const post = (path: string, body: FormData | URLSearchParams, cookie = office) =>
  site().fetch(path, { method: "POST", body, headers: { cookie, origin: site().url } });

async function upload(text: string, cookie = office) {
  const form = new FormData();
  form.append("file", new File([text], "customers.csv", { type: "text/csv" }));
  return post("/crm/customers/import", form, cookie);
}

/** Reads the import's page until its background task is done. */
async function finished(path: string, word: string): Promise<string> {
  for (;;) {
    const html = await (await get(path)).text();
    if (html.includes(`>${word}<`)) return html;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const file = [
  "Who,Number,Where,Remark",
  "Dana Fox,512-555-0191,12 Oak Ave,Has a dog",
  "Eli Gray,512-555-0192,14 Oak Ave,",
  ",,,nothing",
].join("\n");

test("columns are matched, imported, listed, and undone without script", async () => {
  const uploaded = await upload(file);
  expect(uploaded.status).toBe(303);
  const path = uploaded.headers.get("location") ?? "";
  const mapping = await (await get(path)).text();
  // The number is recognized by its cells, the others by no heading.
  expect(mapping).toContain("Guessed by its values");
  expect(mapping).toContain("512-555-0191");
  const fields = { field_0: "name", field_1: "phone", field_2: "street", field_3: "notes" };
  const updated = await post(path, new URLSearchParams({ ...fields, intent: "columns" }));
  expect(updated.headers.get("location")).toBe(path);
  const preview = await (await get(path)).text();
  expect(preview).toContain("Dana Fox");
  expect(preview).toContain("12 Oak Ave");
  const wrong = { ...fields, field_3: "text_consent", intent: "start" };
  const refused = await post(path, new URLSearchParams(wrong));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Enter what proves the consents");
  const start = new URLSearchParams({ ...fields, intent: "start" });
  const [first, second] = await Promise.all([post(path, start), post(path, start)]);
  expect([first.status, second.status]).toEqual([303, 303]);
  const done = await finished(path, "Imported");
  expect(done).toContain("Download rows to check");
  const listed = await (await get("/crm/customers")).text();
  expect(listed).toContain("Dana Fox");
  const [people] = await runSql(
    site(),
    "select count(*)::int as count from customers where contractor_id = $1",
    [contractorId],
  );
  expect(people).toEqual({ count: 2 });
  const rows = [...parseCsv(await (await get(`${path}/rows.csv`)).text())];
  expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
    ["4", "Not imported", "No name, phone number, or email", "", "", "", "nothing"],
  ]);
  const undone = await post(path, new URLSearchParams({ intent: "undo" }));
  expect(undone.headers.get("location")).toBe(path);
  await finished(path, "Undone");
  expect(await (await get("/crm/customers")).text()).not.toContain("Dana Fox");
});

test("an unreadable file is rejected with a reason", async () => {
  const empty = await upload("Color,Shape\nred,round");
  expect(empty.status).toBe(422);
  expect(await empty.text()).toContain("We found no column with names");
  const workbook = await upload("PK\u0003\u0004 and more");
  expect(await workbook.text()).toContain("Excel or Numbers file");
});

test("a technician and another business can't open an import", async () => {
  const uploaded = await upload("name,phone\nSecret Name,512-555-0199");
  const path = uploaded.headers.get("location") ?? "";
  const otherBusinessId = await addBusiness(site(), "Elsewhere");
  const { userId } = await addCrmMember(
    site(),
    otherBusinessId,
    "owner",
    "owner@elsewhere.example",
  );
  const stranger = await crmCookie(site(), userId);
  expect((await get(path, technician)).status).toBe(403);
  expect((await upload("name\nAnn", technician)).status).toBe(403);
  for (const address of [path, `${path}/rows.csv`]) {
    expect((await get(address, stranger)).status).toBe(404);
  }
  await post(path, new URLSearchParams({ intent: "cancel" }), stranger);
  expect((await get(path)).status).toBe(200);
  const response = await post(path, new URLSearchParams({ intent: "cancel" }));
  expect(response.status).toBe(303);
  expect((await get(path)).status).toBe(404);
  const [row] = await runSql(
    site(),
    "select count(*)::int as count from customer_imports where contractor_id = $1 and state = 'checked'",
    [contractorId],
  );
  expect(row).toEqual({ count: 0 });
});
