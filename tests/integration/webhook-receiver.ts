import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { addLead } from "~/domains/intake/lead-entry/add-lead.server.ts";
import { deliverWebhooks } from "~/domains/office/webhooks/deliver-webhook.server.ts";
import { addWebhook } from "~/domains/office/webhooks/manage-webhooks.server.ts";
import {
  webhookDeliveries,
  webhookEndpoints,
} from "~/domains/office/webhooks/webhooks.tables.server.ts";
import { type WebhookEvent, webhookEvents } from "~/domains/office/webhooks/webhooks.ts";
import { type BusinessMember, system } from "~/domains/shared/access/actor.ts";
import { addBusiness, addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { addLivePage } from "./live-page.ts";

type Received = { path: string; headers: Record<string, string>; body: string };
type HttpResponse = { status: number; body?: string; headers?: Record<string, string> };

/** A webhook receiver, and businesses with webhooks. */
export function receiver(platform: () => TestPlatform) {
  const query = () => platform().database.query;
  const received: Received[] = [];
  const responses = new Map<string, HttpResponse | "never">();
  let server: Server;

  beforeAll(async () => {
    server = createServer((request, response) => {
      let body = "";
      request.on("data", (chunk) => {
        body += chunk;
      });
      request.on("end", () => {
        const path = request.url ?? "";
        received.push({ path, headers: request.headers as Record<string, string>, body });
        const reply = responses.get(path) ?? { status: 200 };
        if (reply === "never") return;
        response.writeHead(reply.status, reply.headers).end(reply.body ?? "");
      });
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    received.length = 0;
    responses.clear();
  });

  const addressOf = (path: string) =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;

  async function newOwner(): Promise<BusinessMember> {
    return addBusinessMember(platform(), await addBusiness(platform()), "owner");
  }

  async function webhookOf(
    owner: BusinessMember,
    path: string,
    events: readonly WebhookEvent[] = webhookEvents.filter(
      (event) => !event.startsWith("customer."),
    ),
  ) {
    const added = await addWebhook(platform(), owner, { url: addressOf(path), events });
    if (!added.ok) throw new Error(JSON.stringify(added));
    return added;
  }

  /** Adds a lead manually, which records our lead event. */
  async function addPerson(owner: BusinessMember, name = "Ann Lee") {
    const page = await addLivePage(platform(), {
      contractorId: owner.contractorId,
      citySlug: crypto.randomUUID(),
    });
    const added = await addLead(platform(), owner, {
      request: {
        page_id: page.id,
        name,
        phone: null,
        email: `${crypto.randomUUID()}@home.example`,
        need: "A tap that drips",
        zip_code: "78701",
        urgency: "today",
        source: "phone_call",
        agreed_to_texts: false,
        agreed_how: null,
        follow_up: false,
      },
      requestKey: null,
    });
    if (!added.ok) throw new Error(added.code);
    await processEvents(platform());
    return added.leadId;
  }

  const deliveriesOf = (endpointId: string) =>
    query()
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.endpointId, endpointId))
      .orderBy(webhookDeliveries.createdAt, webhookDeliveries.id);

  /** Runs the due attempts, like a worker's batch. */
  async function deliverDue(on: TestPlatform = platform()) {
    const now = on.clock.now();
    const waiting = await query()
      .select()
      .from(webhookDeliveries)
      .where(eq(webhookDeliveries.state, "waiting"));
    const due = waiting.filter(({ nextAt }) => !nextAt || nextAt <= now);
    const jobs = due.map(({ id, attempts }) => ({ deliveryId: id, attempt: attempts }));
    await deliverWebhooks(on, system("test"), jobs);
    return jobs.length;
  }

  const endpointOf = async (endpointId: string) => {
    const [row] = await query()
      .select()
      .from(webhookEndpoints)
      .where(eq(webhookEndpoints.id, endpointId));
    if (!row) throw new Error("the endpoint is gone");
    return row;
  };

  /** Uses the real time, because a receiver checks the request's timestamp. */
  const onTime = (): TestPlatform => ({ ...platform(), clock: { now: () => new Date() } });

  return {
    received,
    answers: responses,
    addressOf,
    newOwner,
    webhookOf,
    addPerson,
    deliveriesOf,
    deliverDue,
    endpointOf,
    onTime,
  };
}
