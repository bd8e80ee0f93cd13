import { expect, test } from "vitest";
import { openDashboard, readCard } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUp } from "../drivers/sign-up-through-api.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";
import { sessionCookie } from "../setup/sign-in-api-client.ts";
import { administrator } from "../setup/site.ts";

const site = sharedSite({ administrator: true });

test("without JavaScript the dashboard updates on reload", async () => {
  await signUp(site(), sampleContractor({ city: "Waco" }), 3);
  const page = openPlainPage(site());
  await openDashboard(page);
  expect(await page.getByText("Live", { exact: true }).count()).toBe(0);
  expect((await readCard(page, "Total Contractors"))[0]).toBe("1");
  await page.getByRole("img", { name: /^Leads by day/ }).waitFor();
  await page
    .getByRole("img", { name: /^Submissions by day: highest is 1, [A-Z][a-z]{2}/ })
    .waitFor();
  const chart = (title: string) =>
    page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
  await chart("Submissions by day").getByText("View as table", { exact: true }).click();
  const rows = chart("Submissions by day").getByRole("row");
  expect(await rows.count()).toBe(31);
  expect(await rows.nth(0).innerText()).toMatch(/Day\s+Submissions/);
  expect(await rows.nth(1).innerText()).toMatch(/^[A-Z][a-z]{2} \d{1,2}\s+1$/);
  const funnel = await chart("Onboarding by step").getByRole("listitem").allInnerTexts();
  expect(funnel.map((text) => text.replace(/\s+/g, " "))).toEqual([
    "1. Business Info1 · 100%",
    "2. Services You Offer1 · 100%",
    "3. Service Area1 · 100%",
    "4. Lead preferences0 · 0%",
    "5. Follow-up0 · 0%",
    "6. Branding0 · 0%",
    "7. Final terms0 · 0%",
  ]);
  await signUp(site(), sampleContractor(), 1);
  await page.reload();
  expect((await readCard(page, "Total Contractors"))[0]).toBe("2");
});

test("streams require staff, end with the session, and are limited per session", async () => {
  expect((await site().fetch("/admin/events")).status).toBe(302);
  const person = await addUser(site(), "viewer@hearthline.example", "viewer");
  const cookie = await sessionCookie(site().url, person);
  const open = () => site().fetch("/admin/events", { headers: { cookie } });

  const streams = [await open(), await open(), await open(), await open()];
  expect(streams.map((stream) => stream.headers.get("content-type"))).toEqual(
    Array(4).fill("text/event-stream; charset=utf-8"),
  );
  expect((await open()).status).toBe(429);
  const readers = streams.map(readOn);

  await signUp(site(), sampleContractor(), 1);
  const arrived = () => readers.map(({ text }) => text().includes("data: submission\n\n"));
  await expect.poll(arrived).toEqual(Array(4).fill(true));
  await runSql(
    site(),
    "delete from sessions using users where users.id = sessions.user_id and users.email = $1",
    [person.email],
  );
  await signUp(site(), sampleContractor(), 1);
  for (const { ended, text: soFar } of readers) {
    await ended;
    const text = soFar();
    expect(text.match(/event: arrival\ndata: submission\n\n/g)).toHaveLength(1);
    expect(text).toMatch(/event: end\n/);
    expect(text).not.toContain("@");
  }
  expect((await open()).status).toBe(302);
});

test("a data request for the stream gets an immediate 404", async () => {
  const cookie = await sessionCookie(site().url, administrator);
  for (const path of [
    "/admin/events.data",
    "/admin/events.data?_routes=web%2Fadmin%2Fdashboard%2Fevents",
  ]) {
    for (const method of ["GET", "HEAD"]) {
      const response = await site().fetch(path, {
        method,
        headers: { cookie },
        signal: AbortSignal.timeout(60_000),
      });
      await response.text();
      expect([method, path, response.status]).toEqual([method, path, 404]);
    }
  }
});

test("a stopping process closes its streams, and clients reconnect", async () => {
  const cookie = await sessionCookie(site().url, administrator);
  const stream = readOn(await site().fetch("/admin/events", { headers: { cookie } }));
  await expect.poll(stream.text).toContain("retry: 3000");
  await site().stop();
  // A connection that had to be cut would fail this.
  await stream.ended;
  expect(stream.text()).not.toContain("event: end");
});

/** Reads a stream to its end; returns its text so far. */
function readOn(stream: Response) {
  let text = "";
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const piece of stream.body ?? []) text += decoder.decode(piece, { stream: true });
  };
  return { ended: read(), text: () => text };
}
