import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { deliver } from "~/domains/messaging/messages/delivery/deliver-message.server.ts";
import { listMessagesAbout } from "~/domains/messaging/messages/messages.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { system, visitor } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { listChanges } from "../../src/domains/shared/audit/audit.server.ts";
import { readClaimInvitation } from "../../src/domains/signup/market-estimates/estimate-links.server.ts";
import {
  inviteClaimant,
  listEstimates,
  streamEstimates,
} from "../../src/domains/signup/market-estimates/manage-estimates.server.ts";
import { leadResults } from "../../src/domains/signup/market-estimates/market-estimates.tables.server.ts";
import type { EstimateFilter } from "../../src/domains/signup/market-estimates/market-estimates.ts";
import { saveLeadResult } from "../../src/domains/signup/market-estimates/save-lead-result.server.ts";
import { staffActor } from "../setup/actors.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform();
const member = staffActor("reviewer");
const anything: EstimateFilter = { source: null, industry: null, invitation: null, search: "" };

async function claim(change: object = {}): Promise<string> {
  platform().passTime(1000);
  const saved = await saveLeadResult(
    platform(),
    visitor,
    {
      source: "claim",
      industry: "pest_control",
      city: "Waco, TX",
      email: "jo@bugs.example",
      phone: null,
      businessName: "Jo's Bugs",
      ...change,
    },
    null,
  );
  if (!saved.ok) throw new Error(saved.code);
  return saved.id;
}

const estimate = (change: object = {}) =>
  claim({ source: "generator", businessName: null, city: "austin", industry: "hvac", ...change });

test("a claim gets one invitation, whose link contains no personal data", async () => {
  const id = await claim();
  const outcomes = await Promise.all([
    inviteClaimant(platform(), member, id),
    inviteClaimant(platform(), member, id),
  ]);
  expect(outcomes.map(outcomeOf).toSorted()).toEqual(["done", "not_possible"]);
  const written = await listMessagesAbout(platform(), member, id);
  expect(written.map(({ toAddress }) => toAddress)).toEqual(["jo@bugs.example"]);
  const attempt = { number: 1, last: false, signal: new AbortController().signal };
  await deliver(platform(), system("test"), { messageId: written[0]?.id ?? "" }, attempt);
  const [mail] = await platform()
    .database.query.select()
    .from(messages)
    .where(eq(messages.id, written[0]?.id ?? ""));
  expect(mail?.subject).toBe("Pest Control leads in your area - Hearthline");
  const token = /\/get-started\/invited\/([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(readClaimInvitation(platform(), token)).toBe(id);
  expect(Buffer.from(token.split(".")[0] ?? "", "base64url").toString()).toMatch(
    new RegExp(`^\\d+\\.${id}$`),
  );
  const changes = await listChanges(platform(), member, "lead_result", id);
  expect(changes.map(({ action }) => action)).toEqual(["claim.invite"]);
  expect(JSON.stringify(changes)).not.toContain("bugs");
  platform().passTime(31 * 24 * 60 * 60 * 1000);
  expect(readClaimInvitation(platform(), token)).toBeNull();
  expect(readClaimInvitation(platform(), `${token}x`)).toBeNull();
});

test("an estimate or claim without an address gets no invitation", async () => {
  const byPhone = await claim({ email: null, phone: "(512) 555-0100" });
  for (const id of [byPhone, await estimate(), newId()]) {
    expect(outcomeOf(await inviteClaimant(platform(), member, id))).toBe("not_possible");
    expect(await listMessagesAbout(platform(), member, id)).toEqual([]);
  }
});

test("finds estimates by source, service, invitation and word prefixes", async () => {
  await platform().database.query.delete(leadResults);
  const ids = [
    await claim({ city: "Wa_co, TX" }),
    await claim({ email: "amy@wires.example", businessName: "Wa's 100%" }),
    await estimate({ email: "wade@home.example" }),
    await estimate({ city: "Denver", email: null, phone: "1234567" }),
  ];
  const found = async (filter: Partial<EstimateFilter>) =>
    (await listEstimates(platform(), member, { ...anything, ...filter }, null)).rows.map(({ id }) =>
      ids.indexOf(id),
    );
  expect(await found({})).toEqual([3, 2, 1, 0]);
  expect(await found({ source: "claim" })).toEqual([1, 0]);
  expect(await found({ industry: "hvac" })).toEqual([3, 2]);
  expect(await found({ search: "wa" })).toEqual([2, 1, 0]);
  expect(await found({ search: "WA_" })).toEqual([0]);
  expect(await found({ search: "den" })).toEqual([3]);
  expect(await found({ search: "wa", source: "generator" })).toEqual([2]);
  expect(await found({ search: "%" })).toEqual([]);
  await inviteClaimant(platform(), member, ids[0] ?? "");
  expect(await found({ invitation: "invited" })).toEqual([0]);
  expect(await found({ invitation: "not_invited" })).toEqual([1]);
});

test("paging and export handle equal timestamps without gaps or repeats", async () => {
  const query = platform().database.query;
  await query.delete(leadResults);
  await query.execute(sql`
    insert into lead_results (id, industry, city, email, search_volume, competition, lead_value_estimate, created_at)
    select md5(number::text)::uuid, 'hvac', 'Austin', number || '@v.example', 1, 'Low', '$1',
      timestamptz '2026-11-20' + (number / 700) * interval '1 second'
    from generate_series(1, 2345) as number`);
  const shown: string[] = [];
  for (let before: string | null = null; ; ) {
    const page = await listEstimates(platform(), member, anything, before);
    shown.push(...page.rows.map(({ id }) => id));
    before = page.next;
    if (before === null) break;
  }
  expect(new Set(shown).size).toBe(2345);
  const exported: string[] = [];
  for await (const { id } of streamEstimates(platform(), member, anything)) exported.push(id);
  expect(exported).toEqual(shown);
});
