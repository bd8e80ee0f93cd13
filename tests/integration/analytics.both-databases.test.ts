import { expect, test } from "vitest";
import { recordSettledLeads } from "~/domains/growth/analytics/figures/lead-origin.server.ts";
import { readAnalytics } from "~/domains/growth/analytics/figures/read-analytics.server.ts";
import { readConversions } from "~/domains/growth/analytics/google-conversions.server.ts";
import { eraseHomeowner } from "~/domains/operations/privacy/erase-person.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { memberActor, staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { randomBusiness } from "./random-business.ts";
import {
  dayIn,
  expectTable,
  firstAcceptedRequest,
  plain,
  recompute,
  rowsOf,
} from "./recompute-analytics.ts";

const platform = sharedPlatform();
const query = () => platform().database.query;

// analytics.source: two seeds with different zones
test.each([
  [3, "America/Chicago"],
  [4, "America/New_York"],
  [5, "America/Phoenix"],
])("every figure of random business %i in %s matches its raw rows", async (seed, zone) => {
  const contractorId = await randomBusiness(platform(), seed, 30);
  await randomBusiness(platform(), seed + 100, 10);
  const actor = memberActor("office", contractorId);
  const before = await rowsOf(query(), contractorId);
  const paid = before.invoices.find(
    (invoice) => invoice.leadId && invoice.leadId !== before.leads[0]?.id,
  );
  await eraseHomeowner(platform(), staffActor("super_admin"), paid?.leadId ?? "");
  const rows = await rowsOf(query(), contractorId);
  expect(rows.leads.length).toBeLessThan(before.leads.length);
  const compare = async (period: string) => {
    const analytics = await readAnalytics(platform(), actor, new URLSearchParams(period));
    const { from, to, before: earlier } = analytics.period;
    expect(analytics.zone).toBe(zone);
    const byDay = Date.parse(to) - Date.parse(from) < 14 * 86_400_000;
    const again = recompute(rows, zone, from, to, byDay);
    expect(analytics.total, period).toEqual(
      expect.objectContaining(plain(again.all.get(""), true)),
    );
    expectTable(analytics.week, again.week, true);
    expectTable(analytics.source, again.source, true);
    expectTable(analytics.town, again.town, false);
    expectTable(analytics.service, again.service, false);
    expectTable(analytics.page, again.page, false);
    const past = recompute(rows, zone, earlier.from, earlier.to, byDay);
    expect(analytics.before, period).toEqual(
      expect.objectContaining(plain(past.all.get(""), true)),
    );
  };
  for (const period of [
    "period=7d",
    "period=30d",
    "period=90d",
    "period=12m",
    "from=2026-10-25&to=2026-11-07",
    "from=2026-03-08&to=2026-03-08",
    "from=2025-06-01&to=2026-11-20",
  ]) {
    await compare(period);
  }
  await recordSettledLeads(platform(), system("test"));
  const noted = await rowsOf(query(), contractorId);
  expect(noted.leads.some(({ cameBy }) => cameBy === null)).toBe(true);
  expect(noted.leads.some(({ answerMs }) => answerMs !== null)).toBe(true);
  for (const period of ["period=12m", "from=2026-10-25&to=2026-11-07"]) await compare(period);
});

test("exports each clicked lead first paid in the period, net of refunds", async () => {
  const contractorId = await randomBusiness(platform(), 6, 50);
  const rows = await rowsOf(query(), contractorId);
  const actor = memberActor("owner", contractorId);
  const params = new URLSearchParams("from=2026-01-01&to=2026-11-20");
  const { conversions, zone } = await readConversions(platform(), actor, params);
  const expected = rows.leads.flatMap((lead) => {
    if (lead.source !== "page" || lead.mergedInto) return [];
    const visits = rows.visits.filter(
      (visit) => visit.subjectId === firstAcceptedRequest(rows, lead)?.id,
    );
    const click = ["last", "first"].map(
      (touch) => visits.find((visit) => visit.touch === touch)?.gclid,
    );
    const clickId = click.find(Boolean);
    const ids = rows.leads
      .filter((row) => row.id === lead.id || row.mergedInto === lead.id)
      .map(({ id }) => id);
    const entries = rows.entries.filter((entry) =>
      rows.invoices.some(
        (invoice) => invoice.id === entry.invoiceId && ids.includes(invoice.leadId ?? ""),
      ),
    );
    const money = entries.filter(({ kind }) => kind === "payment" || kind === "refund");
    const cents = money.reduce((sum, entry) => sum - entry.cents, 0);
    const first = money
      .filter(({ kind }) => kind === "payment")
      .map(({ happenedOn }) => happenedOn)
      .toSorted()[0];
    const isIn = first && first >= "2026-01-01" && first <= "2026-11-20";
    return clickId && isIn && cents > 0 ? [{ clickId, cents, first, lead }] : [];
  });
  expect(expected.length).toBeGreaterThan(0);
  const byClick = (a: { clickId: string }, b: { clickId: string }) =>
    a.clickId < b.clickId ? -1 : 1;
  expect(conversions.map(({ clickId, cents }) => ({ clickId, cents })).toSorted(byClick)).toEqual(
    expected.map(({ clickId, cents }) => ({ clickId, cents })).toSorted(byClick),
  );
  for (const { clickId, at } of conversions) {
    const found = expected.find((conversion) => conversion.clickId === clickId);
    expect(at.getTime()).toBeGreaterThan(found?.lead.createdAt.getTime() ?? 0);
    const days = [
      found?.first,
      dayIn(zone, new Date((found?.lead.createdAt.getTime() ?? 0) + 1_000)),
    ];
    expect(days).toContain(dayIn(zone, at));
  }
});

test("technicians and other businesses can't read the figures", async () => {
  const contractorId = await randomBusiness(platform(), 7, 5);
  const technician = memberActor("technician", contractorId);
  const query = new URLSearchParams("period=12m");
  await expect(readAnalytics(platform(), technician, query)).rejects.toThrow();
  const otherMember = memberActor("owner", await randomBusiness(platform(), 8, 0));
  const { total } = await readAnalytics(platform(), otherMember, query);
  expect(total).toMatchObject({ leads: 0, booked: 0, revenueCents: 0 });
});
