import { and, eq } from "drizzle-orm";
import { saveSequence } from "~/domains/follow-ups/sequences/save-sequence.server.ts";
import type { Step } from "~/domains/follow-ups/sequences/sequence.ts";
import { callPhones } from "~/domains/inbox/inbox.tables.server.ts";
import { messages } from "~/domains/messaging/messaging.tables.server.ts";
import { addRecording } from "~/domains/messaging/voicemails/manage-recordings.server.ts";
import {
  voicemailDrops,
  voicemailRecordings,
} from "~/domains/messaging/voicemails/voicemails.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import type { FakeTwilio } from "../fakes/twilio-server.ts";
import { addBusinessMember } from "../setup/business-people.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";
import { serveCallSteps, withProvider } from "./call-step-fixtures.ts";
import { followUps } from "./follow-up-fixtures.ts";

/** A tone, as an uploaded WAV file. */
function toneFile(seconds: number, rate = 8_000): File {
  const bytes = Buffer.alloc(44 + rate * seconds * 2);
  bytes.write("RIFF", 0, "latin1");
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8, "latin1");
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36, "latin1");
  bytes.writeUInt32LE(rate * seconds * 2, 40);
  for (let at = 0; at < rate * seconds; at += 1) {
    bytes.writeInt16LE(Math.round(8_000 * Math.sin((at * 440 * 2 * Math.PI) / rate)), 44 + at * 2);
  }
  return new File([bytes], "tone.wav", { type: "audio/wav" });
}

/** Helpers for businesses whose follow-up is one voicemail, through a fake provider. */
export function droppingVoicemails(platform: () => TestPlatform, fake: () => FakeTwilio) {
  const base = followUps(platform);
  const { query } = base;
  let site: Awaited<ReturnType<typeof serveCallSteps>> | null = null;

  const connected = () => withProvider(platform(), fake(), site?.origin ?? "");

  const drop: Step = {
    ...{ key: "drop", isOn: true, delay: 60, channel: "voicemail", purpose: "informational" },
    ...{ subject: null, words: "", otherwise: null, staleAfter: 24 * 60 },
  };

  return {
    ...base,
    connected,
    start: async () => {
      site = await serveCallSteps(connected);
    },
    stop: () => site?.stop(),
    /** A business whose only step is a voicemail after an hour, a recording, and a lead who agreed to calls. */
    async businessWithDrop(
      change: { person?: object; step?: Partial<Step>; channels?: object } = {},
    ) {
      const lead = await base.businessWithLead({ person: { name: "Nobody Yet" } });
      const owner = await addBusinessMember(platform(), lead.contractorId, "owner");
      const { contractorId } = lead;
      await query()
        .insert(callPhones)
        .values({ contractorId, place: 0, name: "Bo", phone: "+15125550171" });
      const added = await addRecording(platform(), owner, {
        values: { name: "Follow-up", confirmed: "yes", made: "recorded" },
        file: toneFile(5),
        requestKey: null,
      });
      if (!added.ok) throw new Error(JSON.stringify(added));
      const [recording] = await query()
        .select()
        .from(voicemailRecordings)
        .where(eq(voicemailRecordings.contractorId, contractorId));
      if (!recording) throw new Error("No recording");
      const saved = await saveSequence(
        platform(),
        owner,
        { contractorId, service: "plumbing", expected: 1 },
        {
          steps: [{ ...drop, recordingId: recording.id, ...change.step }],
          channels: { sms: true, email: true, voicemail: true, ...change.channels },
        },
      );
      if (!saved.ok) throw new Error(JSON.stringify(saved));
      const caller = { name: "Emily Carter", phone: "(512) 555-1777", email: "c@home.example" };
      const agreed = { ...caller, marketing_voice: "on", ...change.person };
      const request = await base.requestEstimate(lead.pageId, agreed);
      const step: Step = { ...drop, recordingId: recording.id };
      return { ...lead, ...request, owner, recording, step };
    },
    /** Lets an hour pass and runs what's due. */
    async sendDrops(on: Platform = connected()): Promise<void> {
      platform().passTime(61 * 60_000);
      await base.sendDue(on);
    },
    async dropOf(leadId: string) {
      const [message] = await query()
        .select({ message: messages, drop: voicemailDrops })
        .from(messages)
        .leftJoin(voicemailDrops, eq(voicemailDrops.messageId, messages.id))
        .where(and(eq(messages.subjectId, leadId), eq(messages.kind, "follow-up")));
      return message ?? null;
    },
  };
}
