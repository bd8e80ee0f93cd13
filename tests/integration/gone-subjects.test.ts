import { expect, test } from "vitest";
import { z } from "zod";
import { subscriptions } from "~/app/reactions.server.ts";
import { addWebhook } from "~/domains/office/webhooks/manage-webhooks.server.ts";
import { webhookEvents } from "~/domains/office/webhooks/webhooks.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";

const platform = sharedPlatform({ ALLOW_PRIVATE_ADDRESSES: "yes" });

type Said = z.core.JSONSchema.JSONSchema;

/** A sample event payload from its schema: every id except the business's belongs to something erased. */
function sampleOf(schema: Said, contractorId: string, field = ""): unknown {
  const [either] = schema.anyOf ?? [];
  if (field === "contractorId") return contractorId;
  if (either) return sampleOf(either as Said, contractorId);
  if (schema.enum) return schema.enum[0];
  if (schema.type === "object") {
    const fields = Object.entries(schema.properties ?? {});
    return Object.fromEntries(
      fields.map(([name, of]) => [name, sampleOf(of as Said, contractorId, name)]),
    );
  }
  if (schema.type === "array") return [sampleOf(schema.items as Said, contractorId)];
  if (schema.type === "boolean") return true;
  if (schema.type !== "string") return 1;
  return schema.format === "date-time" ? "2026-11-20T15:00:00Z" : crypto.randomUUID();
}

test("every reaction tolerates that its subject or business was erased meanwhile", async () => {
  const contractorId = await addBusiness(platform());
  const owner = await addBusinessMember(platform(), contractorId, "owner");
  const url = "https://hooks.example/all";
  expect(await addWebhook(platform(), owner, { url, events: webhookEvents })).toMatchObject({
    ok: true,
  });
  const failed: string[] = [];
  const events = new Set(subscriptions.reactions.flatMap((reaction) => reaction.events));
  expect(events.size).toBeGreaterThan(30);
  for (const event of events) {
    for (const business of [contractorId, crypto.randomUUID()]) {
      const payload = sampleOf(z.toJSONSchema(event.schema), business) as object;
      await inTransaction(platform(), async (work) => work.record(event, payload));
      await processEvents(platform()).catch((error) => failed.push(`${event.name}: ${error}`));
    }
  }
  expect(failed).toEqual([]);
});
