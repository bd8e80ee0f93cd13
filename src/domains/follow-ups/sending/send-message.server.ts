import { type HeldBack, handOver } from "~/domains/messaging/messages/delivery/hand-over.server.ts";
import type { MessageRow } from "~/domains/messaging/messages/messages.tables.server.ts";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { canSendFollowUps } from "../follow-ups.policy.ts";
import { goBack, pauseOfOne } from "./go-back.server.ts";
import { heedFailure } from "./heed-failure.server.ts";
import type { Outages } from "./outages.ts";

/**
 * Hands one follow-up over that a round wrote down. What the provider did not take goes back to its
 * enrollment and to the gate: nothing has left (`follow-ups.provider-away`).
 */
export async function sendMessage(
  platform: Platform,
  actor: Actor,
  message: MessageRow,
  outages: Outages,
  heldBack?: Promise<HeldBack>,
): Promise<void> {
  authorize(canSendFollowUps(actor));
  const delivery = await handOver(platform, message, { last: false }, heldBack);
  if (delivery?.outcome === "temporary") {
    const after = "retryAfterSeconds" in delivery ? delivery.retryAfterSeconds : null;
    const lookAt = delivery.ofOne
      ? new Date(platform.clock.now().getTime() + pauseOfOne)
      : outages.begin(message.channel, after);
    return goBack(platform, message, lookAt, "provider_unavailable");
  }
  outages.end(message.channel);
  if (delivery && "meaning" in delivery) await heedFailure(platform, message, delivery.meaning);
}
