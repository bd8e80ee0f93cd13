import { randomBytes } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { removePhoto } from "~/domains/shared/index.server.ts";
import { type Actor, authorize } from "~/domains/shared/index.ts";
import { newId } from "~/platform/database/columns.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import {
  eraseKeys,
  inTransactionOnce,
  type KeyReused,
} from "~/platform/idempotency/in-transaction-once.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import {
  type Invalid,
  invalid,
  type Refused,
  type Result,
  type TooMany,
  tooMany,
} from "~/platform/result.ts";
import { inTransaction, type UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { check } from "~/platform/validation/form.ts";
import { type AudioProblem, type ReadAudio, readAudio } from "./read-audio.ts";
import { spokenSeconds, spokenWords } from "./spoken-words.ts";
import { canManageRecordings, canReadRecordings } from "./voicemails.policy.ts";
import { recordingSchema } from "./voicemails.schema.ts";
import { voicemailRecordings } from "./voicemails.tables.server.ts";
import {
  maxRecordingBytes,
  maxRecordingSeconds,
  maxRecordings,
  minRecordingSeconds,
} from "./voicemails.ts";

/** A business's recordings, newest first. */
export async function listRecordings({ database: { query } }: Platform, actor: Actor) {
  authorize(canReadRecordings(actor));
  return query
    .select()
    .from(voicemailRecordings)
    .where(eq(voicemailRecordings.contractorId, actor.contractorId))
    .orderBy(desc(voicemailRecordings.createdAt), desc(voicemailRecordings.id));
}

export type ListedRecording = Awaited<ReturnType<typeof listRecordings>>[number];

/** The file of a recording of the actor's business; null if it has none. */
export async function findOwnRecording(
  { database: { query } }: Platform,
  actor: Actor,
  recordingId: string,
): Promise<{ key: string } | null> {
  authorize(canReadRecordings(actor));
  const [voicemailRecording] = await query
    .select({ key: voicemailRecordings.key })
    .from(voicemailRecordings)
    .where(
      and(
        eq(voicemailRecordings.id, recordingId),
        eq(voicemailRecordings.contractorId, actor.contractorId),
      ),
    );
  return voicemailRecording?.key ? { key: voicemailRecording.key } : null;
}

type NewRecording = { values: object; file: File | null; requestKey: string | null };
type RecordingAdded = Result<
  object,
  Invalid | Refused<"not_possible" | "not_stored"> | TooMany | KeyReused
>;

/** The id of a new recording; null for a repeated request. Its key is null without audio. */
type Added = Result<{ id: string | null; key: string | null }, Refused<"not_possible"> | KeyReused>;

/**
 * Adds a recording: a file, or a text that the provider speaks (`sms.voicemail`). `not_possible`: there are as many
 * as there can be. Submitting twice adds one.
 */
export async function addRecording(
  platform: Platform,
  actor: Actor,
  { values, file, requestKey }: NewRecording,
): Promise<RecordingAdded> {
  authorize(canManageRecordings(actor));
  const { contractorId, name: addedBy } = actor;
  const checked = check(recordingSchema, values);
  if (!checked.ok) return checked;
  const { name, text, confirmed, made } = checked.value;
  const { waitSeconds } = await platform.limits.use("lead_picture", contractorId);
  if (waitSeconds > 0) return tooMany(waitSeconds);
  const recording = file && file.size > 0 ? file : null;
  if (!recording && text === "")
    return invalid({ file: "Record, choose a file, or type a message" });
  if (recording && text !== "")
    return invalid({ text: "Use either a recording or a typed message" });
  const once = {
    scope: `voicemail-recording:${contractorId}`,
    key: requestKey,
    body: { name, text, size: recording?.size ?? null },
    repeat: async ({ tx }: UnitOfWork, id: string): Promise<Added> => {
      const ofIt = eq(voicemailRecordings.id, id);
      const [row] = await tx.select().from(voicemailRecordings).where(ofIt);
      return { ok: true, id: null, key: row?.key ?? null };
    },
  };
  // Before the audio is decoded, which takes long.
  if (await isFull(platform.database.query, contractorId)) {
    const refused = await inTransactionOnce<Added>(platform, once, async () => full);
    return refused.ok ? { ok: true } : refused;
  }
  const content = recording ? await readFile(recording, confirmed) : readText(text);
  if (!content.ok) return content;
  const { audio, seconds } = content;
  const key = audio && `voicemails/${randomBytes(16).toString("hex")}.${audio.extension}`;
  const added = await inTransactionOnce<Added>(platform, once, async ({ tx, now }, remember) => {
    if (await isFull(tx, contractorId)) return full;
    const id = newId(now.getTime());
    await tx.insert(voicemailRecordings).values({
      ...{ id, contractorId, name, addedBy, key, createdAt: now },
      kind: audio ? made : "speech",
      text: audio ? null : text,
      seconds,
      loudness: audio?.loudness ?? null,
    });
    remember(id);
    return { ok: true, id, key };
  });
  if (!added.ok) return added;
  const { id, key: rowKey } = added;
  if (!audio || !rowKey) return { ok: true };
  try {
    // The first request may have ended after its commit.
    const isMissing = id !== null || !(await platform.files.has(rowKey));
    if (isMissing) await platform.files.put(rowKey, audio.bytes, audio.contentType);
    return { ok: true };
  } catch (error) {
    platform.log.error("voicemail recording upload failed", { error });
    if (!id) return { ok: false, code: "not_stored" };
    // With its request's key, so a retry uploads it.
    await inTransaction(platform, async (work) => {
      await work.tx.delete(voicemailRecordings).where(eq(voicemailRecordings.id, id));
      await eraseKeys(work, [id]);
    });
    return { ok: false, code: "not_stored" };
  }
}

type Content = { ok: true; audio: ReadAudio | null; seconds: number } | Invalid;

async function readFile(file: File, confirmed: boolean): Promise<Content> {
  if (file.size > maxRecordingBytes) return invalid({ file: tooLarge });
  const parsed = readAudio(Buffer.from(await file.arrayBuffer()));
  if (!parsed.ok) return invalid({ file: describeProblem(parsed.problem, parsed.seconds) });
  if (!confirmed) return invalid({ confirmed: "Check this box after you listen to it" });
  return { ok: true, audio: parsed.audio, seconds: parsed.audio.seconds };
}

function readText(text: string): Content {
  const sample = spokenWords({ businessName: "your business", businessPhone: null, words: text });
  const seconds = spokenSeconds(sample);
  return seconds > maxRecordingSeconds
    ? invalid({ text: describeProblem("too_long", seconds) })
    : { ok: true, audio: null, seconds };
}

const full = { ok: false, code: "not_possible" } as const;

async function isFull(database: Reader, contractorId: string): Promise<boolean> {
  const scope = eq(voicemailRecordings.contractorId, contractorId);
  return (await database.$count(voicemailRecordings, scope)) >= maxRecordings;
}

const tooLarge = "This file is too large. Use up to 60 seconds of WAV or MP3 audio";

/** @param seconds of the audio */
function describeProblem(problem: AudioProblem, seconds: number): string {
  if (problem === "unsupported") return "This isn’t a WAV or MP3 file. Save it as one of those";
  if (problem === "silent") return "We can’t hear anything on it. Check your microphone";
  const length =
    seconds >= 60
      ? `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} sec`
      : `${Math.round(seconds)} sec`;
  return problem === "too_long"
    ? `It’s ${length} long. Keep it to ${maxRecordingSeconds} seconds or less`
    : `It’s only ${length} long. Use at least ${minRecordingSeconds} seconds`;
}

/** Deletes a recording. Steps that use it are put on hold until they have another one. */
export async function removeRecording(
  platform: Platform,
  actor: Actor,
  recordingId: string,
): Promise<Result<object, Refused<"not_found">>> {
  authorize(canManageRecordings(actor));
  return inTransaction(platform, async ({ tx, enqueue }) => {
    const [removed] = await tx
      .delete(voicemailRecordings)
      .where(
        and(
          eq(voicemailRecordings.id, recordingId),
          eq(voicemailRecordings.contractorId, actor.contractorId),
        ),
      )
      .returning({ key: voicemailRecordings.key });
    if (!removed) return { ok: false, code: "not_found" };
    if (removed.key) enqueue(removePhoto, { key: removed.key });
    return { ok: true };
  });
}
