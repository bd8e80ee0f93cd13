import { inArray, sql } from "drizzle-orm";
import { findOptOuts } from "~/domains/messaging/opt-outs/find-opt-out.server.ts";
import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";
import { messages } from "../messages.tables.server.ts";
import { automatedKinds, isKeywordReply, textsPerDay } from "../messages.ts";
import type { OutgoingChannel } from "./outgoing-channel.ts";

const day = 24 * 60 * 60 * 1000;

/** Sends texts through the configured provider. Their content is written when they're queued. */
export const smsChannel: OutgoingChannel = {
  async whyDeclined(platform, texts) {
    const ofBusiness = texts.flatMap(({ id, kind, contractorId, toAddress: address }) =>
      contractorId && !isKeywordReply(kind)
        ? [{ id, contractorId, channel: "sms" as const, address }]
        : [],
    );
    const outSince = await findOptOuts(platform.database.query, platform, ofBusiness);
    const declined = ofBusiness.filter((recipient) => outSince(recipient));
    return new Map(declined.map(({ id }) => [id, "The person opted out of this business's texts"]));
  },

  async describeWithholdReason({ database, settings }, texts) {
    const automated = texts.filter(({ kind }) => automatedKinds.includes(kind));
    if (automated.length === 0) return new Map();
    const most = Math.ceil(textsPerDay * settings.rateLimitFactor);
    const given = automated.map(({ id, toAddress, createdAt }) => ({
      id,
      address: toAddress,
      at: createdAt,
      since: new Date(createdAt.getTime() - day),
    }));
    const { rows } = await database.query.execute<{ id: string }>(sql`
      select given.id from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as given(id uuid, address text, at timestamptz, since timestamptz)
      cross join lateral (
        select from ${messages}
        where lower(${messages.toAddress}) = given.address and ${messages.channel} = 'sms'
          and ${messages.direction} = 'outbound' and ${inArray(messages.kind, [...automatedKinds])}
          and ${messages.createdAt} > given.since and (${messages.createdAt}, ${messages.id}) < (given.at, given.id)
          and ${messages.state} <> 'withheld'
        limit ${most}) as earlier
      group by given.id having count(*) >= ${most}`);
    const reason = `This number got ${most} automated texts of several businesses within 24 hours`;
    return new Map(rows.map(({ id }) => [id, reason]));
  },

  async compose({ sms }, { id, toAddress: to, fromAddress: from, text }) {
    if (!sms) return { send: null };
    return {
      send: async () => {
        if (text === null) return refused("Its text is no longer stored");
        if (!canReceiveTexts(to)) return refused("This number can’t receive texts");
        return sms.send({ to, from, body: text, reference: id });
      },
    };
  },
};

const refused = (reason: string) => ({ outcome: "permanent", reason }) as const;
