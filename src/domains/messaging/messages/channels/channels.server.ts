import type { MessageChannel } from "../messages.ts";
import { emailChannel } from "./email-channel.server.ts";
import type { OutgoingChannel } from "./outgoing-channel.ts";
import { smsChannel } from "./sms-channel.server.ts";

/** The ways out there are (`messages.one-way-out`). */
export const channels: Readonly<Record<MessageChannel, OutgoingChannel>> = {
  email: emailChannel,
  sms: smsChannel,
};
