import { findOptOut } from "~/domains/messaging/opt-outs/find-opt-out.server.ts";
import { optIn, optOut } from "~/domains/messaging/opt-outs/opt-out.server.ts";
import type { OptOutChannel } from "~/domains/messaging/opt-outs/opt-outs.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { Refused, Result } from "~/platform/result.ts";
import { inTransaction } from "~/platform/unit-of-work.server.ts";
import { findRecipients } from "./find-recipients.server.ts";
import { maskedAddress, type PreferenceChoice } from "./preferences.ts";

/** What a preference page shows; `channels` are those the business can message on. */
export type Preferences = {
  businessName: string;
  channels: { channel: OptOutChannel; addresses: string[]; stopped: boolean }[];
};

/** A replaced link can only stop messages; it shows nothing else. */
export type ReplacedLink = { businessName: string; replaced: true };

/**
 * A person's choices about a business's messages (`preferences.lasting-link`). "gone" if the link
 * is genuine and no data is left; null if it isn't genuine.
 */
export async function findPreferences(
  platform: Platform,
  token: string,
): Promise<Preferences | ReplacedLink | "gone" | null> {
  const { query } = platform.database;
  const found = await findRecipients(query, platform, token);
  if (found === null || found === "gone") return found;
  if (!found.current) return { businessName: found.businessName, replaced: true };
  const channels: Preferences["channels"] = [];
  for (const channel of ["sms", "email"] as const) {
    const ofChannel = found.recipients.filter((one) => one.channel === channel);
    if (ofChannel.length === 0) continue;
    const stops = await Promise.all(ofChannel.map((one) => findOptOut(query, platform, one)));
    const addresses = [...new Set(ofChannel.map(({ address }) => maskedAddress(address)))];
    channels.push({ channel, addresses, stopped: stops.every((stop) => stop !== null) });
  }
  return { businessName: found.businessName, channels };
}

const stopped: Record<PreferenceChoice, readonly OptOutChannel[]> = {
  "stop-texts": ["sms"],
  "stop-emails": ["email"],
  "stop-all": ["sms", "email"],
  "start-emails": [],
};

/**
 * Applies a person's choice right away; repeating it changes nothing, and a person with no data
 * left gets no messages anyway. A replaced link can stop messages as long as emails contain it, but
 * can't start them.
 */
export async function choosePreference(
  platform: Platform,
  token: string,
  choice: PreferenceChoice,
  way: "page" | "one-click",
): Promise<Result<object, Refused<"link_expired">>> {
  return inTransaction(platform, async (work) => {
    const found = await findRecipients(work.tx, platform, token);
    if (found === "gone") return { ok: true };
    if (!found || (!found.current && choice === "start-emails")) {
      return { ok: false, code: "link_expired" };
    }
    const { conversationId, recipients } = found;
    for (const recipient of recipients) {
      if (stopped[choice].includes(recipient.channel)) {
        await optOut(work, platform, recipient, { way, conversationId });
      } else if (choice === "start-emails" && recipient.channel === "email") {
        await optIn(work, platform, recipient, { way, conversationId });
      }
    }
    return { ok: true };
  });
}
