import { expect, test } from "vitest";
import { newId } from "~/platform/database/columns.server.ts";
import { createFingerprint, lastingToken } from "~/platform/secrets/secrets.server.ts";
import { openPlainPage } from "../setup/plain-page.ts";
import { sharedSite } from "../setup/shared-site.ts";

const site = sharedSite({ demo: true });

/** A customer whom a business emailed, with the links from that email. */
async function emailsTo(email: string) {
  const [lead] = await site().runSql(
    "select id, phone, contractor_id from leads where phone is not null and contractor_id is not null limit 1",
  );
  await site().runSql("update leads set email = $1 where id = $2", [email, lead?.id]);
  const conversationId = crypto.randomUUID();
  const id = newId();
  await site().runSql(
    `insert into messages (id, cause, kind, params, to_address, subject_id, contractor_id, conversation_id, state)
     values ($1::uuid, $1::uuid::text, 'hello', '{}', $2, $3, $4, $5, 'sent')`,
    [id, email, lead?.id, lead?.contractor_id, conversationId],
  );
  const [key] = await site().runSql(
    "select value from installation where name = 'fingerprint_key'",
  );
  const fingerprint = createFingerprint(String(key?.value));
  const page = `/preferences/${lastingToken(fingerprint, "preferences", conversationId)}`;
  return { page, oneClick: `${page}/one-click`, lead };
}

/** Decisions made here; the demo has its own opt-out by text. */
const decisions = async () =>
  (
    await site().runSql(
      "select channel, decision, way from opt_outs where way <> 'text' order by id",
    )
  ).map(({ channel, decision, way }) => `${channel} ${decision} by ${way}`);
const forget = () => site().runSql("delete from opt_outs");

// preferences.lasting-link
test("the page masks contacts; each button works immediately, without JavaScript", async () => {
  const { page: path, lead } = await emailsTo("patricia@home.example");
  const page = openPlainPage(site());
  await page.goto(path);
  const main = page.getByRole("main");
  await main.getByText("p***@home.example").waitFor();
  await main.getByText(`(***) ***-${String(lead?.phone).slice(-4)}`).waitFor();
  expect(await (await site().fetch(path)).text()).not.toContain("patricia@");
  expect(await decisions()).toEqual([]);
  await page.getByRole("button", { name: "Stop texts" }).click();
  await main.getByText("text START to the number").waitFor();
  expect(await decisions()).toEqual(["sms out by page"]);
  await page.getByRole("button", { name: "Stop emails" }).click();
  await page.getByRole("heading", { name: /^You won't hear from / }).waitFor();
  await page.getByRole("button", { name: "Start emails again" }).click();
  await page.getByRole("button", { name: "Stop emails" }).waitFor();
  expect(await decisions()).toEqual(["sms out by page", "email out by page", "email in by page"]);
  await forget();
  await page.goto(path);
  await page.getByRole("button", { name: "Stop everything" }).click();
  await page.getByRole("heading", { name: /^You won't hear from / }).waitFor();
  expect((await decisions()).toSorted()).toEqual(["email out by page", "sms out by page"]);
  await forget();
});

// mail.one-click
test("an email client's POST unsubscribes immediately; a GET changes nothing", async () => {
  const { page, oneClick } = await emailsTo("quinn@home.example");
  const post = (body: string, path = oneClick) =>
    site().fetch(path, {
      method: "POST",
      body,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  for (const method of ["GET", "HEAD"]) {
    for (const path of [page, oneClick]) await site().fetch(path, { method });
  }
  expect((await post("List-Unsubscribe=No")).status).toBe(400);
  expect(await decisions()).toEqual([]);
  for (const time of ["first", "second"]) {
    const response = await post("List-Unsubscribe=One-Click");
    expect([response.status, response.headers.get("set-cookie")], time).toEqual([200, null]);
  }
  expect(await decisions()).toEqual(["email out by one-click"]);
  expect(
    (await post("List-Unsubscribe=One-Click", oneClick.replace(/.{3}\//, "aaa/"))).status,
  ).toBe(404);
  await forget();
});

// preferences.lasting-link
test("erased customers see that nothing is sent; invalid links say so", async () => {
  const { page, oneClick } = await emailsTo("robin@home.example");
  await site().runSql("delete from messages where to_address = 'robin@home.example'");
  const response = await site().fetch(page);
  expect([response.status, await response.text()]).toEqual([
    200,
    expect.stringContaining("We no longer have any of your information"),
  ]);
  const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
  expect((await site().fetch(oneClick, { method: "POST", body })).status).toBe(200);
  const forged = await site().fetch(`/preferences/${"a".repeat(45)}`);
  expect(forged.status).toBe(410);
  expect(await decisions()).toEqual([]);
});
