import {
  type BusinessSchedule,
  calendarFor,
  readBusinessSchedules,
} from "~/domains/availability/index.server.ts";
import { daysSearched } from "~/domains/availability/index.ts";
import {
  findSequences,
  type SequenceVersion,
  sequenceKey,
} from "~/domains/follow-ups/sequences/find-sequence.server.ts";
import { offersTimes } from "~/domains/follow-ups/sequences/message-text.ts";
import {
  loadSuppressionCheck,
  lockOptOutsForSend,
  type MessageRow,
} from "~/domains/messaging/index.server.ts";
import { type MessageChannel, messageChannels, type Recipient } from "~/domains/messaging/index.ts";
import { readSentTexts } from "~/domains/phone-numbers/index.server.ts";
import { costOfMessage } from "~/domains/phone-numbers/index.ts";
import { dayOf } from "~/domains/shared/index.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { remainingSteps } from "../sequences/sequence.ts";
import type { Enrollment } from "./lease-turns.server.ts";
import { type EnrollmentFacts, readFacts, readRecordings } from "./read-facts.server.ts";
import type { StepContext } from "./run-enrollment-step.server.ts";

/**
 * Loads the gate's facts for these enrollments, inside the transaction that sends. No opt-out or
 * opt-in can commit until it ends. One already in progress wins (`opt-outs.first-commit-wins`): its enrollments
 * are busy and wait for the next round.
 */
export async function loadStepContext(
  platform: Platform,
  { tx, now }: Pick<UnitOfWork, "tx" | "now">,
  due: readonly Enrollment[],
  blockedUntil: (channel: MessageChannel) => Date | null,
  usage: "send" | "preview" = "send",
) {
  const ids = due.map(({ id }) => id);
  const before = await readFacts(tx, ids);
  const recipients = due.flatMap((enrollment) =>
    recipientsOf(enrollment, before.get(enrollment.id)),
  );
  const optOuts = await lockOptOutsForSend(tx, platform, recipients);
  const suppressed = await loadSuppressionCheck(tx, platform, recipients);
  const versions = await findSequences(tx, due);
  await addRecordings(tx, due, before, versions);
  const businesses = [...new Set(due.map(({ contractorId }) => contractorId))];
  const defaultZone = platform.settings.timeZone;
  const sentTexts = await readSentTexts(tx, businesses, now, defaultZone);
  const offering = due.filter((enrollment) =>
    offersTimesNext(enrollment, before.get(enrollment.id), versions, usage),
  );
  const plans = await readBusinessSchedules(
    tx,
    offering.map(({ contractorId }) => contractorId),
    {
      from: now,
      until: daysAfter(now, calendarDaysToLoad[usage]),
      defaultZone,
      bookingsAt: platform.settings.siteUrl,
    },
  );
  return {
    /**
     * Counts a message sent in this round for the other enrollments of the same person or business.
     */
    noteSent(sent: Enrollment, message: MessageRow, moment: Date): void {
      const { channel } = message;
      for (const enrollment of due) {
        const facts = before.get(enrollment.id);
        if (!facts || enrollment.contractorId !== sent.contractorId) continue;
        if (enrollment.conversationId === sent.conversationId) {
          facts.lastAutomatedAt = moment.toISOString();
          if (channel !== "email") facts.lastTextAt = facts.lastAutomatedAt;
          if (channel === "voicemail") facts.wasCalled = true;
        }
      }
      if (channel === "email") return;
      const counted = sentTexts.get(sent.contractorId);
      if (!counted) return;
      counted.today += 1;
      counted.month += 1;
      counted.costMicros += costOfMessage(message, dayOf(moment, "UTC"));
    },
    /** Whether an opt-out or opt-in of the person is in progress. */
    isBusy: (enrollment: Enrollment) =>
      recipientsOf(enrollment, before.get(enrollment.id)).some((recipient) =>
        optOuts.isBusy(recipient),
      ),
    /** Null if the lead or the sequence is missing. */
    of(enrollment: Enrollment): StepContext | null {
      const facts = before.get(enrollment.id);
      const sequence = versions.get(sequenceKey(enrollment));
      const recipients = recipientsOf(enrollment, facts);
      const counted = sentTexts.get(enrollment.contractorId);
      if (!facts || !sequence || !counted) return null;
      const on = (channel: MessageChannel, is: (recipient: Recipient) => boolean) =>
        recipients.some((recipient) => recipient.channel === channel && is(recipient));
      return {
        facts,
        sequence,
        calendar: calendarOf(plans.get(enrollment.contractorId), enrollment.service),
        wanted: sequence.channels,
        paused: enrollment.pausedAt !== null,
        isOptedOut: (channel) => on(channel, (recipient) => optOuts.outSince(recipient) !== null),
        declinedSince: recipients.flatMap((recipient) => optOuts.outSince(recipient) ?? []),
        isSuppressed: (channel) => on(channel, suppressed),
        providerBackAt: blockedUntil,
        sentTexts: counted,
      };
    },
  };
}

/**
 * Days of appointments to load: up to the last opening that can be offered; for a preview, by its
 * last step.
 */
const calendarDaysToLoad = { send: daysSearched + 5, preview: daysSearched + 30 };
const daysAfter = (now: Date, days: number) => new Date(now.getTime() + days * 24 * 60 * 60_000);

/** Adds the recordings to the facts of enrollments whose sequence has a voicemail. */
async function addRecordings(
  database: Reader,
  due: readonly Enrollment[],
  facts: ReadonlyMap<string, EnrollmentFacts>,
  versions: ReadonlyMap<string, SequenceVersion>,
): Promise<void> {
  const calling = due.filter((enrollment) =>
    versions
      .get(sequenceKey(enrollment))
      ?.steps.some(({ channel, isOn }) => isOn && channel === "voicemail"),
  );
  const recordings = await readRecordings(database, [
    ...new Set(calling.map(({ contractorId }) => contractorId)),
  ]);
  for (const { id, contractorId } of calling) {
    const enrollmentFacts = facts.get(id);
    if (enrollmentFacts) enrollmentFacts.recordings = recordings.get(contractorId) ?? [];
  }
}

/** Whether the next step offers times, or for a preview, any upcoming step. */
function offersTimesNext(
  enrollment: Enrollment,
  facts: EnrollmentFacts | undefined,
  versions: ReadonlyMap<string, SequenceVersion>,
  usage: "send" | "preview",
): boolean {
  const steps = versions.get(sequenceKey(enrollment))?.steps;
  if (!facts || !steps) return false;
  const { doneSteps } = enrollment;
  const coming = remainingSteps(steps, { doneSteps, doneUpTo: facts.doneUpTo });
  const checked = usage === "send" ? coming.slice(0, 1) : coming;
  return checked.some(({ subject, words }) => offersTimes(subject, words));
}

const calendarOf = (plan: BusinessSchedule | undefined, service: string) =>
  plan ? calendarFor(plan, service) : null;

/** The person's addresses that a business's messages go to. */
export function recipientsOf(
  { contractorId }: Pick<Enrollment, "contractorId">,
  facts: Pick<EnrollmentFacts, "phone" | "email"> | undefined,
): (Recipient & { channel: MessageChannel })[] {
  const addresses = { sms: facts?.phone, voicemail: facts?.phone, email: facts?.email };
  return messageChannels.flatMap((channel) => {
    const address = addresses[channel];
    return address ? [{ contractorId, channel, address }] : [];
  });
}
