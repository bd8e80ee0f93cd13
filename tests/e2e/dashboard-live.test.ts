import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openDashboard, readCard } from "../drivers/drive-staff-area.ts";
import { addUser, runSql } from "../drivers/run-sql.ts";
import { sampleContractor } from "../drivers/sample-contractor.ts";
import { signUp } from "../drivers/sign-up-through-api.ts";
import { startApplication } from "../setup/application.ts";
import { sharedBrowser } from "../setup/shared-browser.ts";
import { administrator } from "../setup/site.ts";
import { findBarriers } from "./check-accessibility.ts";
import { sharedInstallation } from "./installation.ts";
import { openEither } from "./visitor.ts";

// Two processes: an event in one appears in the other.
const installation = sharedInstallation({
  database: "postgres",
  split: { webs: 2, workers: 1 },
  administrator: true,
});
const browser = sharedBrowser();
const live = "Live";

const untilCounted = (page: Page, contractors: string) =>
  expect.poll(async () => (await readCard(page, "Total Contractors"))[0]).toBe(contractors);

test("an event in one process updates dashboards of another process, and charts", async () => {
  const pages = [
    await openEither(browser(), installation()),
    await openEither(browser(), installation()),
  ] as const;
  for (const page of pages) {
    await openDashboard(page);
    await page.getByText(live, { exact: true }).waitFor();
    await untilCounted(page, "0");
  }
  const contractor = sampleContractor({ city: "Waco" });
  await signUp(installation(), contractor, 3);
  for (const page of pages) {
    await untilCounted(page, "1");
    await page.getByRole("link", { name: contractor.businessName }).waitFor();
  }
  await fetch(`${installation().url}/api/lead_results`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ industry: "hvac", city: "Austin", email: "v@visitors.example" }),
  });
  const [page] = pages;
  await expect.poll(() => readCard(page, "Lead Estimates")).toContain("1");

  const drawn = page.getByRole("img", { name: /^Submissions by day: highest is 1, [A-Z][a-z]{2}/ });
  await drawn.waitFor();
  const chart = (title: string) =>
    page.locator("section", { has: page.getByRole("heading", { name: title, exact: true }) });
  await chart("Submissions by day").getByText("View as table", { exact: true }).click();
  const rows = chart("Submissions by day").getByRole("row");
  expect(await rows.count()).toBe(31);
  expect(await rows.nth(0).innerText()).toMatch(/Day\s+Submissions/);
  expect(await rows.nth(1).innerText()).toMatch(/^[A-Z][a-z]{2} \d{1,2}\s+1$/);
  const funnel = await chart("Onboarding by step").getByRole("listitem").allInnerTexts();
  expect(funnel.map((text) => text.replace(/\s+/g, " "))).toEqual([
    "1. Business Info 1 · 100%",
    "2. Services You Offer 1 · 100%",
    "3. Service Area 1 · 100%",
    "4. Lead preferences 0 · 0%",
    "5. Follow-up 0 · 0%",
    "6. Branding 0 · 0%",
    "7. Final terms 0 · 0%",
  ]);
  await chart("Applications by status").getByText("View as table", { exact: true }).click();
  expect(await findBarriers(page)).toEqual([]);
});

test("without JavaScript the dashboard updates on reload", async () => {
  const page = await openEither(browser(), installation(), { javaScript: false });
  await openDashboard(page);
  expect(await page.getByText(live, { exact: true }).count()).toBe(0);
  const [before] = await readCard(page, "Total Contractors");
  await page.getByRole("img", { name: /^Leads by day/ }).waitFor();
  const summary = page.getByText("View as table", { exact: true }).first();
  await summary.click();
  expect(await page.getByRole("row").count()).toBe(31);
  await signUp(installation(), sampleContractor(), 1);
  await page.reload();
  expect((await readCard(page, "Total Contractors"))[0]).toBe(String(Number(before) + 1));
});

test("streams require staff, end with the session, and are limited per session", async () => {
  const anonymous = await fetch(`${installation().url}/admin/events`, { redirect: "manual" });
  expect(anonymous.status).toBe(302);
  const [first, second] = installation().webs.map((web) => web.url);
  const person = await addUser(installation(), "viewer@hearthline.example", "viewer");
  const cookie = await signInThroughApi(person);
  const open = (web = first) =>
    fetch(`${web}/admin/events`, { headers: { cookie }, redirect: "manual" });

  const streams = [await open(), await open(), await open(), await open(second)];
  expect(streams.map((stream) => stream.headers.get("content-type"))).toEqual(
    Array(4).fill("text/event-stream; charset=utf-8"),
  );
  const fourth = await open();
  expect([fourth.status, (await open()).status]).toEqual([200, 429]);
  const told = streams.map(readOn);

  await signUp(installation(), sampleContractor(), 1);
  const arrived = () => told.map(({ text }) => text().includes("data: submission\n\n"));
  await expect.poll(arrived, { timeout: 120_000 }).toEqual(Array(4).fill(true));
  await runSql(
    installation(),
    "delete from sessions using users where users.id = sessions.user_id and users.email = $1",
    [person.email],
  );
  await signUp(installation(), sampleContractor(), 1);
  for (const { ended, text: soFar } of told) {
    await ended;
    const text = soFar();
    expect(text.match(/event: arrival\ndata: submission\n\n/g)).toHaveLength(1);
    expect(text).toMatch(/event: end\n/);
    expect(text).not.toContain("@");
  }
  expect((await open()).status).toBe(302);
  await fourth.body?.cancel();
});

test("a data request for the stream gets an immediate 404", async () => {
  const cookie = await signInThroughApi();
  for (const path of [
    "/admin/events.data",
    "/admin/events.data?_routes=web%2Fadmin%2Fdashboard%2Fevents",
  ]) {
    for (const method of ["GET", "HEAD"]) {
      const answer = await fetch(installation().url + path, {
        method,
        headers: { cookie },
        signal: AbortSignal.timeout(60_000),
      });
      await answer.text();
      expect([method, path, answer.status]).toEqual([method, path, 404]);
    }
  }
});

test("a stopping process closes its streams, and clients reconnect", async () => {
  const application = await startApplication({
    databaseUrl: installation().databaseUrl ?? "",
    environment: { SITE_URL: installation().url },
  });
  const cookie = await signInThroughApi();
  const stream = await fetch(`${application.url}/admin/events`, { headers: { cookie } });
  const reader = stream.body?.getReader();
  const beginning = new TextDecoder().decode((await reader?.read())?.value);
  expect(beginning).toContain("retry: 3000");
  // A process that had to be killed would abort the stream, and the read below would fail.
  await application.stop();
  let rest = "";
  for (let piece = await reader?.read(); piece?.value; piece = await reader?.read()) {
    rest += new TextDecoder().decode(piece.value);
  }
  expect(rest).not.toContain("event: end");
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

async function signInThroughApi({ email, password } = administrator): Promise<string> {
  const answer = await fetch(`${installation().url}/api/auth/sign-in/email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password }),
  });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}
