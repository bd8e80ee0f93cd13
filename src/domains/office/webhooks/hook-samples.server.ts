import { listInvoices, listJobEstimates } from "~/domains/billing/index.server.ts";
import { findConversation, listConversations } from "~/domains/inbox/index.server.ts";
import { listOwnLeads } from "~/domains/leads/index.server.ts";
import { listCustomerRows } from "~/domains/office/api-resources/read-customers.server.ts";
import { canSubscribe, canUseHooks, hookScope } from "~/domains/office/office.policy.ts";
import { listVisits } from "~/domains/schedule/index.server.ts";
import { type Actor, type ApiClient, authorize, newestApiVersion } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { composeData } from "./compose-webhook.server.ts";
import type { WebhookEvent } from "./webhooks.ts";

const maxSamples = 3;
const day = 24 * 60 * 60 * 1000;

type Subject = { id: string; conversationId?: string };

/**
 * Sample bodies of an event, built from the latest rows, as a subscription would get them
 * (`webhooks.hooks`). Apps show them while someone sets up a subscription. Empty if there are no
 * rows yet.
 */
export async function listHookSamples(
  platform: Platform,
  actor: Actor,
  event: WebhookEvent,
): Promise<{ id: string; type: WebhookEvent; timestamp: string; data: object }[]> {
  authorize(canUseHooks(actor));
  authorize(canSubscribe(actor, event), `this key lacks the scope ${hookScope(event)}`);
  const subjects = (await listSubjects(platform, actor, event)).slice(0, maxSamples);
  const reader = { ...actor, version: actor.version ?? newestApiVersion };
  const timestamp = platform.clock.now().toISOString();
  const composed = await Promise.all(
    subjects.map(async ({ id, conversationId = null }) => {
      const data = await composeData(platform, reader, { event, subjectId: id, conversationId });
      return data ? [{ id, type: event, timestamp, data }] : [];
    }),
  );
  return composed.flat();
}

const everything = {
  stage: null,
  lostReason: null,
  service: null,
  town: null,
  days: null,
  search: "",
};

async function listSubjects(
  platform: Platform,
  client: ApiClient,
  event: WebhookEvent,
): Promise<Subject[]> {
  switch (event) {
    case "lead.created":
    case "lead.updated":
      return (await listOwnLeads(platform, client, everything, null)).rows;
    case "lead.replied":
      return listReplies(platform, client);
    case "visit.booked":
    case "visit.moved":
    case "visit.canceled":
    case "visit.done":
      return listVisitsIn(platform, client, visitStates[event]);
    case "estimate.sent":
    case "estimate.accepted":
    case "estimate.declined":
      return (await listJobEstimates(platform, client, estimateStates[event], null)).rows;
    case "invoice.issued":
      return (await listInvoices(platform, client, "open", null)).rows;
    case "invoice.paid":
      return (await listInvoices(platform, client, "paid", null)).rows;
    default: {
      const newest = { search: "", updatedSince: null, after: null };
      return (await listCustomerRows(platform, client, newest)).rows;
    }
  }
}

const visitStates = {
  "visit.booked": "booked",
  "visit.moved": "booked",
  "visit.canceled": "canceled",
  "visit.done": "done",
} as const;

const estimateStates = {
  "estimate.sent": "sent",
  "estimate.accepted": "accepted",
  "estimate.declined": "declined",
} as const;

async function listVisitsIn(platform: Platform, client: ApiClient, state: string) {
  const now = platform.clock.now().getTime();
  const period = { from: new Date(now - 46 * day), to: new Date(now + 46 * day) };
  const visits = await listVisits(platform, client, period);
  return visits.filter((visit) => visit.state === state).slice(-maxSamples);
}

/** The latest message of the customer in each of the latest conversations. */
async function listReplies(platform: Platform, client: ApiClient): Promise<Subject[]> {
  const { rows } = await listConversations(platform, client, "all", null);
  const replies: Subject[] = [];
  for (const { id: conversationId } of rows.slice(0, 10)) {
    if (replies.length === maxSamples) break;
    const conversation = await findConversation(platform, client, conversationId);
    const reply = conversation?.conversation.messages.findLast(
      (message) => message.direction === "inbound",
    );
    if (reply) replies.push({ id: reply.id, conversationId });
  }
  return replies;
}
