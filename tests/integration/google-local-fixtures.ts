import { eq } from "drizzle-orm";
import { pollGoogleLeads } from "~/domains/lead-sources/google-local/poll-leads.server.ts";
import { clockTime } from "~/domains/lead-sources/google-local/read-leads.ts";
import {
  connectedSources,
  leadDeliveries,
} from "~/domains/lead-sources/lead-sources.tables.server.ts";
import { processDelivery } from "~/domains/lead-sources/process-delivery.server.ts";
import { sourceLeads } from "~/domains/lead-sources/source-leads.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { FakeGoogle } from "../fakes/google-server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import { processEvents } from "../setup/process-events.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { followUps } from "./follow-up-fixtures.ts";

export const minute = 60_000;
export const hour = 60 * minute;
const zone = "America/Chicago";
const job = system("test");

/** Businesses whose Local Services account is connected, and what happens at Google. */
export function googleLocal(platform: () => TestPlatform, google: FakeGoogle) {
  const { query, businessWithLead, enrollmentOf } = followUps(platform);
  let accounts = 1000;
  /** A business whose Local Services account is connected, and what happens at Google and here. */
  async function business(costCents: number | null = 3_000) {
    const { contractorId } = await businessWithLead();
    const owner = await addBusinessMember(platform(), contractorId, "owner", { name: "Olive" });
    accounts += 1;
    const accountId = String(accounts);
    const refreshToken = `1//${accountId}`;
    google.consents.set(refreshToken, { accounts: [accountId], isRevoked: false });
    const account = google.addAccount(accountId, { timeZone: zone });
    const sourceId = newId();
    const now = platform().clock.now();
    await query()
      .insert(connectedSources)
      .values({
        ...{ id: sourceId, contractorId, kind: "google_local", name: "LSA", createdBy: "Bo" },
        ...{ costCents, accountId, accountName: "Bo", accountZone: zone, createdAt: now },
        accessToken: await platform().vault.seal(refreshToken),
        nextPollAt: now,
      });
    const poll = () => pollGoogleLeads(platform(), job, { sourceId });
    const deliveries = () =>
      query()
        .select()
        .from(leadDeliveries)
        .where(eq(leadDeliveries.sourceId, sourceId))
        .orderBy(leadDeliveries.createdAt, leadDeliveries.id);
    const process = async () => {
      for (let round = 0; round < 3; round += 1) {
        for (const { id, state } of await deliveries()) {
          if (state === "received") await processDelivery(platform(), job, { deliveryId: id });
        }
      }
      await processEvents(platform());
    };
    const rows = () => query().select().from(sourceLeads).where(eq(sourceLeads.sourceId, sourceId));
    const source = async () => {
      const [found] = await query()
        .select()
        .from(connectedSources)
        .where(eq(connectedSources.id, sourceId));
      if (!found) throw new Error("The source is gone");
      return found;
    };
    const ofStates = async (...states: string[]) =>
      (await deliveries()).filter(({ state }) => states.includes(state));
    return {
      ...{ contractorId, owner, sourceId, account, accountId, refreshToken },
      ...{ poll, process, deliveries, rows, source, ofStates },
    };
  }
  type Business = Awaited<ReturnType<typeof business>>;
  let people = 0;
  /** A lead at Google, created this long ago. */
  function newLead({ account }: Business, change: object = {}, age = minute): string {
    people += 1;
    const id = String(9007199254740993n + BigInt(people));
    account.leads.set(id, {
      id,
      categoryId: "xcat:service_area_business_plumber",
      serviceId: "leak_repair",
      contactDetails: {
        consumerName: `Lena Okafor ${people}`,
        phoneNumber: `+1512556${String(1000 + people)}`,
      },
      leadType: "MESSAGE",
      leadStatus: "NEW",
      creationDateTime: clockTime(new Date(platform().clock.now().getTime() - age), zone),
      leadCharged: false,
      ...change,
    });
    return id;
  }

  let conversations = 0;
  function say(
    { account, accountId }: Business,
    leadId: string,
    text: string,
    change: object = {},
  ) {
    conversations += 1;
    account.conversations.push({
      id: String(conversations),
      lead: `customers/${accountId}/localServicesLeads/${leadId}`,
      conversationChannel: "MESSAGE",
      participantType: "CONSUMER",
      eventDateTime: clockTime(platform().clock.now(), zone),
      messageDetails: { text },
      ...change,
    });
  }

  const change = (bo: Business, leadId: string, values: object) =>
    bo.account.leads.set(
      leadId,
      Object.assign(bo.account.leads.get(leadId) ?? {}, values) as never,
    );

  return {
    ...{ query, enrollmentOf, business, newLead, say, change },
    /** The name of the last lead's person. */
    lastName: () => `Lena Okafor ${people}`,
  };
}
