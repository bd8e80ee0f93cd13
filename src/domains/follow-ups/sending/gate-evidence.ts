import { type GatedMessage, type GateFacts, gateVersion } from "~/domains/follow-ups/gate.ts";
import { clocksInForce } from "~/domains/follow-ups/quiet-hours.ts";
import type { EvidenceFacts } from "~/domains/messaging/index.ts";
import { localTime } from "~/domains/shared/index.ts";
import type { EnrollmentFacts } from "./read-facts.server.ts";

/** The rules that a message passed, as saved with it. */
export const gateRules = `gate ${gateVersion}`;

type Passed = {
  message: GatedMessage;
  facts: GateFacts;
  consents: Pick<EnrollmentFacts, "informationalConsent" | "marketingConsent" | "voiceConsent">;
  now: Date;
  step?: EvidenceFacts["step"];
  wroteFirst?: EvidenceFacts["wroteFirst"];
};

/** Why the gate allowed a message, saved with it: the gate's inputs and their sources. */
export function gateEvidence(passed: Passed): EvidenceFacts {
  const { message, facts, consents, now, step, wroteFirst } = passed;
  const zones = [...facts.location.zones].sort();
  return {
    basis: "gate",
    consents: {
      informational: consents.informationalConsent,
      marketing: consents.marketingConsent,
      ...(message.channel === "voicemail" ? { calls: consents.voiceConsent } : {}),
    },
    ...(wroteFirst ? { wroteFirst } : {}),
    clocks: zones.map((zone) => ({ zone, localTime: formatLocal(now, zone) })),
    hours: message.channel === "email" ? [] : clocksInForce(facts.location, now),
    gate: { message, facts, decision: { decision: "send" } },
    ...(step ? { step } : {}),
  };
}

/** "2026-11-20 09:05". */
function formatLocal(now: Date, zone: string): string {
  const { year, month, day, minutes } = localTime(now, zone);
  const two = (part: number) => String(part).padStart(2, "0");
  const clock = `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
  return `${year}-${two(month)}-${two(day)} ${clock}`;
}
