import { and, eq, gt, inArray, ne, sql } from "drizzle-orm";
import { findOptOut } from "~/features/opt-outs/find-opt-out.server.ts";
import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";
import { messages } from "../messages.tables.server.ts";
import { automatedKinds, isTextAnswer, textsPerDay } from "../messages.ts";
import type { OutgoingChannel } from "./outgoing-channel.ts";

const day = 24 * 60 * 60 * 1000;

/** Texts through the provider of the settings; what they say was written when they were queued. */
export const smsChannel: OutgoingChannel = {
  async whyDeclined(platform, { kind, contractorId, toAddress: address }) {
    if (!contractorId || isTextAnswer(kind)) return null;
    const recipient = { contractorId, channel: "sms", address } as const;
    const declined = await findOptOut(platform.database.query, platform, recipient);
    return declined && "The person opted out of this business's texts";
  },

  async whyWithheld({ database, settings }, { id, toAddress, createdAt, kind }) {
    if (!automatedKinds.includes(kind)) return null;
    const most = Math.ceil(textsPerDay * settings.rateLimitFactor);
    const earlier = await database.query
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(
          sql`lower(${messages.toAddress}) = ${toAddress}`,
          eq(messages.channel, "sms"),
          eq(messages.direction, "outbound"),
          inArray(messages.kind, [...automatedKinds]),
          gt(messages.createdAt, new Date(createdAt.getTime() - day)),
          ne(messages.id, id),
          ne(messages.state, "withheld"),
        ),
      )
      .limit(most);
    if (earlier.length < most) return null;
    return `This number got ${most} automated texts of several businesses within 24 hours`;
  },

  async compose({ sms }, { id, toAddress: to, fromAddress: from, text }) {
    if (!sms) return { send: null };
    return {
      send: async () => {
        if (text === null) return refused("What it said is no longer kept");
        if (!canReceiveTexts(to)) return refused("This number cannot receive texts");
        return sms.send({ to, from, body: text, reference: id });
      },
    };
  },
};

const refused = (reason: string) => ({ outcome: "permanent", reason }) as const;
