import { findDemoMembers } from "~/domains/identity/identity.demo.server.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { businessExports } from "./operations.tables.server.ts";

/** An expired export that the owner of the first business once requested. */
export const exportsDemo: DemoPart = async (demo) => {
  const { ago } = demo;
  const [{ contractorId }] = demo.businesses;
  const team = await findDemoMembers(demo, contractorId);
  const owner = team.find(({ role }) => role === "owner");
  if (!owner) throw new Error("A demo business has no owner");
  await demo.work.tx.insert(businessExports).values({
    id: newId(ago(24).getTime()),
    contractorId,
    memberId: owner.id,
    memberName: owner.name,
    state: "ended",
    done: 412,
    total: 412,
    expiresAt: ago(17),
    downloads: 1,
    downloadedAt: ago(24),
    downloadedBy: owner.name,
    createdAt: ago(24),
    updatedAt: ago(17),
  });
};
