import { findOptOut } from "~/features/opt-outs/find-opt-out.server.ts";
import { canReceiveTexts } from "~/platform/validation/text-number.server.ts";
import { isTextAnswer } from "../messages.ts";
import type { OutgoingChannel } from "./outgoing-channel.ts";

/** Texts through the provider of the settings; what they say was written when they were queued. */
export const smsChannel: OutgoingChannel = {
  async whyDeclined(platform, { kind, contractorId, toAddress: address }) {
    if (!contractorId || isTextAnswer(kind)) return null;
    const recipient = { contractorId, channel: "sms", address } as const;
    const declined = await findOptOut(platform.database.query, platform, recipient);
    return declined && "The person opted out of this business's texts";
  },

  async whyWithheld() {
    return null;
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
