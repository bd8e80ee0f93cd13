import { beforeAll, expect, test } from "vitest";
import { parseCsv } from "~/platform/csv/parse-csv.ts";
import { addBusiness, addCrmMember, crmCookie } from "../drivers/crm-members.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite();
let office: string;
let technician: string;

beforeAll(async () => {
  const contractorId = await addBusiness(site(), "Switching");
  const cookieOf = async (role: "office" | "technician") => {
    const { userId } = await addCrmMember(site(), contractorId, role, `${role}@switch.example`);
    return crmCookie(site(), userId);
  };
  [office, technician] = [await cookieOf("office"), await cookieOf("technician")];
});

const get = (path: string, cookie = office) => site().fetch(path, { headers: { cookie } });
const post = (path: string, body: FormData | URLSearchParams, cookie = office) =>
  site().fetch(path, { method: "POST", body, headers: { cookie, origin: site().url } });

function upload(files: Record<string, string>, cookie = office) {
  const form = new FormData();
  for (const [name, text] of Object.entries(files)) form.append("file", new File([text], name));
  return post("/crm/customers/switch", form, cookie);
}

/** Reads the import's page until its background task is done. */
async function finished(path: string, word: string): Promise<string> {
  for (;;) {
    const html = await (await get(path)).text();
    if (html.includes(`>${word}<`)) return html;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const files = {
  "invoices.csv":
    "Invoice #,Client name,Client email,Issued date,Status,Total ($),Balance ($)\n41,Dana Fox,dana@fox.example,2025-10-01,Paid,150.00,0.00\n42,Dana Fox,dana@fox.example,,Paid,10.00,0.00",
  "clients.csv": "Client name,Main Phone,E-mails\nDana Fox,512-555-0191,dana@fox.example",
  "odd.csv": "Color,Shape\nred,round",
};

test("files are counted, checked, imported, listed, and undone without script", async () => {
  const uploaded = await upload(files);
  expect(uploaded.status).toBe(303);
  const path = uploaded.headers.get("location") ?? "";
  const preview = await (await get(path)).text();
  expect(preview).toContain("1 to import, 1 error");
  const refused = await post(path, new URLSearchParams({ intent: "start" }));
  expect(refused.status).toBe(422);
  expect(await refused.text()).toContain("Choose what’s in odd.csv");
  const [, odd = ""] =
    /href="([^"]+)"[^>]*>Match columns<\/a>(?![\s\S]*Match columns)/.exec(preview) ?? [];
  const mapping = await (await get(odd)).text();
  expect(mapping).toContain("What’s in this file");
  const without = await post(odd, new URLSearchParams({ intent: "save", kind: "none" }));
  expect(without.headers.get("location")).toBe(path);
  const start = new URLSearchParams({ intent: "start" });
  const [first, second] = await Promise.all([post(path, start), post(path, start)]);
  expect([first.status, second.status]).toEqual([303, 303]);
  const done = await finished(path, "Imported");
  const rows = [...done.matchAll(/href="([^"]+rows\.csv)"/g)].map(([, href = ""]) => href);
  expect(rows).toHaveLength(2);
  const listed = [...parseCsv(await (await get(rows[1] ?? "")).text())].map(({ cells }) => cells);
  expect(listed.slice(1).map((cells) => cells.slice(0, 3))).toEqual([
    [
      "2",
      "Imported",
      "The file doesn’t say when it was paid, so the payment has the invoice’s date",
    ],
    ["3", "Not imported", "No date"],
  ]);
  expect(await (await get("/crm/invoices")).text()).toContain("INV-41");
  const undone = await post(path, new URLSearchParams({ intent: "undo" }));
  expect(undone.headers.get("location")).toBe(path);
  await finished(path, "Undone");
  expect(await (await get("/crm/customers")).text()).not.toContain("Dana Fox");
});

test("an unreadable upload is rejected with a reason", async () => {
  const none = await post("/crm/customers/switch", new FormData());
  expect(await none.text()).toContain("Choose the files.");
  const workbook = await upload({ "jobs.xlsx": "PK\u0003\u0004 and more" });
  expect(workbook.status).toBe(422);
  expect(await workbook.text()).toContain("Not a complete zip file");
});

test("a technician and another business can't open an import of files", async () => {
  const uploaded = await upload({ "clients.csv": files["clients.csv"] });
  const path = uploaded.headers.get("location") ?? "";
  const otherBusinessId = await addBusiness(site(), "Elsewhere too");
  const { userId } = await addCrmMember(
    site(),
    otherBusinessId,
    "owner",
    "owner@elsewhere-too.example",
  );
  const stranger = await crmCookie(site(), userId);
  expect((await get(path, technician)).status).toBe(403);
  expect((await upload(files, technician)).status).toBe(403);
  expect((await get(path, stranger)).status).toBe(404);
  await post(path, new URLSearchParams({ intent: "cancel" }), stranger);
  expect((await get(path)).status).toBe(200);
  await post(path, new URLSearchParams({ intent: "cancel" }));
  expect((await get(path)).status).toBe(404);
});
