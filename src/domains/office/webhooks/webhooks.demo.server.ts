import { and, desc, eq } from "drizzle-orm";
import { leads } from "~/domains/leads/index.server.ts";
import type { DemoPart } from "~/domains/shared/shared.demo.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { webhookDeliveries, webhookEndpoints } from "./webhooks.tables.server.ts";

const hour = 60 * 60 * 1000;

/** An active webhook of the first business and a paused one; their host names don't resolve. */
export const webhooksDemo: DemoPart = async ({ work, businesses: [{ contractorId }] }) => {
  const { tx, now } = work;
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  const [working, paused] = [newId(ago(900).getTime()), newId(ago(800).getTime())];
  await tx.insert(webhookEndpoints).values([
    {
      id: working,
      contractorId,
      url: "https://automation.example/hooks/new-leads",
      events: ["lead.created", "lead.replied", "visit.booked"],
      // Sample data: the demo posts nothing anywhere.
      pausedAt: ago(1),
      pausedFor: "owner",
      deliveredAt: ago(2),
      createdAt: ago(900),
    },
    {
      id: paused,
      contractorId,
      url: "https://books.example/estimates",
      events: ["estimate.accepted"],
      pausedAt: ago(50),
      pausedFor: "failing",
      failures: 9,
      failingSince: ago(75),
      createdAt: ago(800),
    },
  ]);
  const [lead] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.contractorId, contractorId), eq(leads.quarantined, false)))
    .orderBy(desc(leads.createdAt))
    .limit(1);
  const subject = { contractorId, subjectId: lead?.id ?? null, leadId: lead?.id ?? null };
  await tx.insert(webhookDeliveries).values([
    {
      ...subject,
      endpointId: working,
      event: "lead.created",
      state: "delivered",
      attempts: 1,
      status: 200,
      answer: '{"status":"success"}',
      tookMs: 143,
      endedAt: ago(2),
      createdAt: ago(2),
    },
    {
      ...subject,
      endpointId: working,
      event: "lead.created",
      state: "delivered",
      attempts: 3,
      status: 202,
      tookMs: 310,
      endedAt: ago(29),
      createdAt: ago(30),
    },
    {
      contractorId,
      endpointId: paused,
      event: "webhook.test",
      state: "failed",
      attempts: 1,
      error: "Couldn’t connect (ECONNREFUSED)",
      tookMs: 41,
      endedAt: ago(51),
      createdAt: ago(51),
    },
  ]);
};
