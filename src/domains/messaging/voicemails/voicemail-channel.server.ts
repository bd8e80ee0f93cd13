import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";
import { smsChannel } from "../messages/channels/channels.server.ts";
import type { OutgoingChannel } from "../messages/channels/outgoing-channel.ts";
import { findOptOuts } from "../opt-outs/opt-out.server.ts";
import { startDrop } from "./drops.server.ts";

/** Calls people to leave a voicemail, through the provider of texts. */
export const voicemailChannel: OutgoingChannel = {
  async findDeclined(platform, calls) {
    const recipients = calls.flatMap(({ id, contractorId, toAddress: address }) =>
      contractorId
        ? (["voicemail", "sms"] as const).map((channel) => ({ id, contractorId, channel, address }))
        : [],
    );
    const outSince = await findOptOuts(platform.database.query, platform, recipients);
    const declined = recipients.filter((recipient) => outSince(recipient));
    return new Map(declined.map(({ id }) => [id, "The person opted out of this business's calls"]));
  },

  /** A number that got its most texts for a day isn't called either. */
  describeWithholdReason: (platform, calls) => smsChannel.describeWithholdReason(platform, calls),

  async compose(platform, message) {
    const { sms } = platform;
    const { id: reference, toAddress: to, fromAddress: from } = message;
    if (!sms) {
      await startDrop(platform, message);
      return { send: null };
    }
    return {
      send: async () => {
        if (!from) return refused("The business has no number to call from");
        if (!canReceiveTexts(to, { caribbean: true }))
          return refused("This number can’t be called");
        // Before the call: the provider may report on it before it responds.
        await startDrop(platform, message);
        return sms.call({ to, from, reference, purpose: "voicemail" });
      },
    };
  },
};

const refused = (reason: string) =>
  ({ outcome: "permanent", code: null, meaning: "other", reason }) as const;
