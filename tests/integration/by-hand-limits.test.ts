import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sendInvoice } from "~/domains/billing/invoices/send-invoice.server.ts";
import { queueManualMessage } from "~/domains/follow-ups/by-hand/queue-manual-message.server.ts";
import { enrollments } from "~/domains/follow-ups/follow-ups.tables.server.ts";
import { replyKind } from "~/domains/messaging/messages/messages.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { type Actor, system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import { createLimits } from "~/platform/limits/limits.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { memberActor } from "../setup/actors.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { outcomeOf } from "../setup/outcome-of.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { addDraftEstimate, send } from "./estimate-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";
import { addIssuedInvoice } from "./invoice-fixtures.ts";

const platform = sharedPlatform();
const { query, businessWithLead } = followUps(platform);

const mail = (leadId: string, actor: Actor, on: Platform = platform()) =>
  queueManualMessage(on, actor, {
    leadId,
    request: { channel: "email", subject: "Your sink", words: "See you at ten." },
    requestKey: crypto.randomUUID(),
  });

test("allows three manual emails without a reply, and more after one", async () => {
  const { leadId, contractorId } = await businessWithLead();
  const office = memberActor("office", contractorId);
  for (const _ of [1, 2, 3]) expect(outcomeOf(await mail(leadId, office))).toBe("done");
  expect(await mail(leadId, office)).toMatchObject({
    code: "invalid",
    errors: { words: expect.stringContaining("replied to your last three") },
  });
  expect(outcomeOf(await mail(leadId, system("test")))).toBe("done");
  const [enrollment] = await query()
    .select()
    .from(enrollments)
    .where(eq(enrollments.leadId, leadId));
  platform().passTime(1000);
  const id = newId();
  await query()
    .insert(messages)
    .values({
      id,
      channel: "email",
      direction: "inbound",
      kind: replyKind,
      cause: `test:${id}`,
      state: "received",
      params: {},
      contractorId,
      conversationId: enrollment?.conversationId ?? "",
      toAddress: "to@business.example",
      createdAt: platform().clock.now(),
    });
  platform().passTime(1000);
  expect(outcomeOf(await mail(leadId, office))).toBe("done");
});

test("after sixty messages an hour a business's members must wait", async () => {
  const { leadId, contractorId } = await businessWithLead();
  const on = { ...platform(), limits: createLimits(platform().database, 1) };
  for (let used = 0; used < 60; used++) await on.limits.use("by_hand_hour", contractorId);
  expect(await mail(leadId, memberActor("owner", contractorId), on)).toMatchObject({
    code: "invalid",
    errors: { words: expect.stringMatching(/Try again in \d+ minutes\./) },
  });
  expect(outcomeOf(await mail(leadId, system("test"), on))).toBe("done");
  const otherBusiness = await businessWithLead();
  expect(
    outcomeOf(
      await mail(otherBusiness.leadId, memberActor("owner", otherBusiness.contractorId), on),
    ),
  ).toBe("done");
});

test("estimates and invoices don't count against the three emails", async () => {
  const lead = await businessWithLead();
  const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
  const about = { lead_id: lead.leadId, email: lead.email };
  const bring = async () => {
    const invoiceId = await addIssuedInvoice(platform(), owner, { about });
    const requestKey = crypto.randomUUID();
    return outcomeOf(
      await sendInvoice(platform(), owner, { invoiceId, channel: "email", requestKey }),
    );
  };
  expect(await bring()).toBe("done");
  for (const _ of [1, 2, 3]) expect(outcomeOf(await mail(lead.leadId, owner))).toBe("done");
  expect(outcomeOf(await mail(lead.leadId, owner))).toBe("invalid");
  expect(await bring()).toBe("done");
  const estimateId = await addDraftEstimate(platform(), owner, { about });
  expect(outcomeOf(await send(platform(), owner, estimateId, "email"))).toBe("done");
});
