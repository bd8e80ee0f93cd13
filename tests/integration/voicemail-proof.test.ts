import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type EvidenceFile,
  readEvidenceFile,
} from "~/domains/messaging/evidence/evidence-file.server.ts";
import { sealEvidence } from "~/domains/messaging/evidence/seal-evidence.server.ts";
import { voicemailRecordings } from "~/domains/messaging/voicemails/voicemails.tables.server.ts";
import { system } from "~/domains/shared/access/actor.ts";
import { checkEvidence } from "../../src/web/shared/evidence/check-evidence.mjs";
import { type FakeTwilio, startTwilioServer } from "../fakes/twilio-server.ts";
import { staffActor } from "../setup/actors.ts";
import { sharedPlatform } from "../setup/shared-platform.ts";
import { droppingVoicemails } from "./voicemail-fixtures.ts";

/** Starts on Friday, November 20, at 9 AM in Austin, and is in texting hours in both tests. */
const platform = sharedPlatform();
let fake: FakeTwilio;
const { start, stop, sendDrops, businessWithDrop, dropOf, query } = droppingVoicemails(
  platform,
  () => fake,
);

beforeAll(async () => {
  fake = await startTwilioServer();
  await start();
});
afterAll(async () => {
  stop();
  await fake.stop();
});

/** Lets a voicemail take a drop's call. @returns what it heard after the greeting */
async function leaveVoicemail(): Promise<(string | null)[]> {
  await sendDrops();
  const call = fake.calls.at(-1);
  if (!call) throw new Error("No call");
  await call.answer();
  const greeted = call.heard.length;
  await call.detect("machine_end_beep");
  await fake.redirected();
  await call.end("completed", 31);
  return call.heard.slice(greeted);
}

/** The sealed proof of a message, as it's downloaded. */
async function proofOf(messageId = ""): Promise<EvidenceFile> {
  await sealEvidence(platform(), system("test"));
  const file = await readEvidenceFile(platform(), staffActor("super_admin"), messageId);
  if (!file) throw new Error("No proof");
  return JSON.parse(JSON.stringify(file)) as EvidenceFile;
}

const contentIn = ({ conversation, messageId }: EvidenceFile) =>
  conversation.find((entry) => entry.messageId === messageId)?.rows[0]?.content;

async function readStored(key: string): Promise<Buffer> {
  const file = await platform().files.read(key);
  return file ? buffer(file.stream) : Buffer.alloc(0);
}

/** What a call played, with its recording's label instead of the address. */
const heardBy = (heard: readonly (string | null)[], label: string) =>
  heard.map((sound) => (sound?.includes("/recordings/") ? label : sound)).join(" ");

test("a recording's proof has what was played and the audio's hash", async () => {
  const { leadId, recording } = await businessWithDrop();
  const heard = await leaveVoicemail();
  const { message } = (await dropOf(leadId)) ?? {};
  expect(message?.text).toBe(heardBy(heard, "[Recording: Follow-up]"));
  const file = await proofOf(message?.id);
  const content = contentIn(file);
  expect(content).toMatchObject({ text: message?.text, audio: recording.audioHash });
  const stored = await readStored(recording.key ?? "");
  expect(createHash("sha256").update(stored).digest("hex")).toBe(content?.audio);
  expect(checkEvidence(file).problems).toEqual([]);
  if (content) content.audio = "0".repeat(64);
  expect(checkEvidence(file).problems).toContainEqual(expect.stringContaining("its text doesn't"));
});

test("a typed message's proof has what was said", async () => {
  const { leadId, contractorId } = await businessWithDrop();
  const words = "We can come by this week.";
  const speech = { kind: "speech" as const, text: words, key: null, audioHash: null };
  await query()
    .update(voicemailRecordings)
    .set(speech)
    .where(eq(voicemailRecordings.contractorId, contractorId));
  const heard = await leaveVoicemail();
  const { message } = (await dropOf(leadId)) ?? {};
  expect(message?.text).toContain(words);
  expect(message?.text).toBe(heard.join(" "));
  const file = await proofOf(message?.id);
  expect(contentIn(file)).not.toHaveProperty("audio");
  expect(checkEvidence(file).problems).toEqual([]);
});
