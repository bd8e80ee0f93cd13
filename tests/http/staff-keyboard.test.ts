import { expect, test } from "vitest";
import { startSession } from "../drivers/drive-staff-area.ts";
import { addUser } from "../drivers/run-sql.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ administrator: true });

test("without script a viewer turns single-key shortcuts off permanently", async () => {
  const person = await addUser(site(), "vera@hearthline.example", "viewer");
  const page = openPlainPage(site());
  await startSession(page, person);
  await page.goto("/admin/keyboard");
  await page.getByRole("button", { name: "Turn single-key shortcuts off" }).click();
  await page.getByText("Single-key shortcuts are off.").waitFor();
  const elsewhere = openPlainPage(site());
  await startSession(elsewhere, person);
  await elsewhere.goto("/admin/keyboard");
  await elsewhere.getByText("Single-key shortcuts are off.").waitFor();
});

test("only staff can search", async () => {
  const body = new URLSearchParams({ q: "zebra" });
  const stranger = await site().fetch("/admin/search", { method: "POST", body });
  expect([stranger.status, await stranger.text()]).toEqual([302, ""]);
  const page = openPlainPage(site());
  await startSession(page, await addUser(site(), "vic@hearthline.example", "viewer"));
  const result = await page.request.post("/admin/search", { form: { q: "%" } });
  expect(await result.json()).toEqual({ found: [] });
});
