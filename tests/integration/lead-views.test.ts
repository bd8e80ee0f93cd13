import { expect, test } from "vitest";
import { revokeMember } from "~/domains/identity/members/team/change-member.server.ts";
import {
  deleteLeadView,
  listLeadViews,
  saveLeadView,
} from "~/domains/leads/lead-views/lead-views.server.ts";
import { leadViews } from "~/domains/leads/leads.tables.server.ts";
import { type LeadViewFilter, maxLeadViews } from "~/domains/leads/leads.ts";
import type { Actor, BusinessMember } from "~/domains/shared/access/actor.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

const platform = sharedPlatform();
const { businessWithLead } = followUps(platform);

const fresh: LeadViewFilter = {
  stage: "new",
  lostReason: null,
  service: null,
  town: null,
  days: 7,
  board: false,
};

async function team() {
  const { contractorId } = await businessWithLead();
  const join = (role: "owner" | "office") => addBusinessMember(platform(), contractorId, role);
  return { owner: await join("owner"), office: await join("office") };
}

const save = (actor: Actor, name: string, filter: LeadViewFilter = fresh) =>
  saveLeadView(platform(), actor, filter, { name });
const list = (actor: Actor) => listLeadViews(platform(), actor);
const namesOf = async (actor: Actor) => (await list(actor)).map(({ name }) => name);
const refusedName = (text: string) => ({
  ok: false,
  code: "invalid",
  errors: { name: expect.stringContaining(text) },
});

test("saved views belong to one member in one business", async () => {
  const { owner, office } = await team();
  const saved = await save(owner, "  Fresh  ones ");
  const plumbing = { ...fresh, stage: null, service: "plumbing", board: true };
  await save(owner, "All plumbing", plumbing);
  expect(await list(owner)).toMatchObject([
    { name: "All plumbing", filter: plumbing },
    { name: "Fresh ones", filter: fresh },
  ]);
  expect(await list(office)).toEqual([]);
  const viewId = saved.ok ? saved.viewId : "";
  const elsewhere: BusinessMember = { ...owner, contractorId: (await team()).owner.contractorId };
  for (const other of [office, elsewhere]) {
    expect(await deleteLeadView(platform(), other, viewId)).toMatchObject({ code: "not_found" });
  }
  expect(await list(elsewhere)).toEqual([]);
  expect(await deleteLeadView(platform(), owner, viewId)).toEqual({ ok: true });
  expect(await namesOf(owner)).toEqual(["All plumbing"]);
});

test("views exclude the search text, unknown filters, and empty filters", async () => {
  const { owner } = await team();
  const searched = { ...fresh, search: "Hannah Brooks" };
  expect(await save(owner, "Hers", searched)).toMatchObject({ ok: true });
  const rows = await platform().database.query.select().from(leadViews);
  expect(rows.some(({ memberId }) => memberId === owner.id)).toBe(true);
  expect(JSON.stringify(rows)).not.toContain("Hannah");
  const everything = { ...fresh, stage: null, days: null };
  expect(await save(owner, "All", everything)).toMatchObject(refusedName("filter first"));
  for (const place of [{ town: "hannah-brooks" }, { service: "hannah@homes.example" }]) {
    expect(await save(owner, "Odd", { ...fresh, ...place })).toMatchObject(
      refusedName("from the list"),
    );
  }
  expect(await namesOf(owner)).toEqual(["Hers"]);
});

test("repeated clicks save one view; rejects duplicate names and more than 20", async () => {
  const { owner } = await team();
  const [first, second] = await Promise.all([save(owner, "Fresh"), save(owner, "FRESH")]);
  expect(first).toMatchObject({ ok: true });
  expect(second).toEqual(first);
  const changed = { ...fresh, days: 30 };
  expect(await save(owner, "fresh", changed)).toMatchObject(refusedName("a view with this name"));
  expect(await save(owner, " ")).toMatchObject(refusedName("Enter a name"));
  for (let count = 1; count < maxLeadViews - 1; count += 1) await save(owner, `View ${count}`);
  const last = await Promise.all(["A", "B", "C"].map((name) => save(owner, name)));
  expect(last.filter(({ ok }) => ok)).toHaveLength(1);
  expect(last.find(({ ok }) => !ok)).toMatchObject(refusedName("up to 20"));
  expect(await list(owner)).toHaveLength(maxLeadViews);
});

test("staff can't save views, and a removed member's views are deleted", async () => {
  const { owner, office } = await team();
  await save(owner, "Stays");
  await save(office, "Goes");
  const { contractorId } = owner;
  const staff = { id: "staff", email: "staff@hearth.example", name: "Sue" };
  const observer = { kind: "observer", staff, contractorId, businessName: "Acme" } as const;
  expect(await list(observer)).toEqual([]);
  await expect(save(observer, "Look")).rejects.toThrow();
  await expect(deleteLeadView(platform(), observer, staff.id)).rejects.toThrow();
  const revoked = await revokeMember(platform(), owner, contractorId, office.id);
  expect(revoked).toMatchObject({ ok: true });
  await processEvents(platform());
  const remaining = await platform().database.query.select().from(leadViews);
  const names = remaining
    .filter((view) => view.contractorId === contractorId)
    .map(({ name }) => name);
  expect(names).toEqual(["Stays"]);
  // A request in flight when they were removed saves nothing either.
  expect(await save(office, "Late")).toMatchObject({ ok: false, code: "not_found" });
});
