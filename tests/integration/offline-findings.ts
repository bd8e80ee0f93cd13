import { and, eq } from "drizzle-orm";
import { invoiceEntries, invoices } from "~/domains/billing/invoices/invoices.tables.server.ts";
import { attachedFiles } from "~/domains/schedule/attached-files/attached-files.tables.server.ts";
import { jobNotes, jobPhotos } from "~/domains/schedule/jobs/jobs.tables.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { fileNameOf } from "./offline-job.ts";

/** Findings, each with its seed. */
const problems = ["lost", "duplicated", "hidden", "foreign", "outOfOrder"] as const;
const counts = [
  "interleavings",
  "actions",
  "requests",
  "disturbed",
  "killedTabs",
  "officeChanges",
  "refusals",
  "discarded",
  "doneEarly",
] as const;

export type Findings = Record<(typeof problems)[number], string[]> &
  Record<(typeof counts)[number], number>;

export const noFindings = (): Findings => ({
  ...(Object.fromEntries(counts.map((name) => [name, 0])) as Record<
    (typeof counts)[number],
    number
  >),
  ...clean(),
});

/** Findings without a problem. */
export const clean = () =>
  Object.fromEntries(problems.map((name) => [name, [] as string[]])) as Record<
    (typeof problems)[number],
    string[]
  >;

/** The counts in one line. */
export function describeFindings(findings: Findings): string {
  const found = problems.map((name) => `${name} ${findings[name].length}`);
  return [...counts.map((name) => `${name} ${findings[name]}`), ...found].join(", ");
}

/** An action of a phone, and its outcome. */
export type TrackedAction = {
  memberId: string;
  kind: string;
  /** The text that it writes. */
  mark: string;
  /** How often the server reported a change. */
  changes: number;
  /** Position among the accepted actions; null if it wasn't accepted. */
  acceptedAt: number | null;
  /** The member saw why it was refused, and deleted it. */
  isDiscarded: boolean;
};

/** Actions in the order of their input. */
type Compared = { seed: number; jobId: string; actions: readonly TrackedAction[] };

/** Each action is in the database once, or was shown as refused and discarded. */
export async function compareWithDatabase(
  platform: Platform,
  { seed, jobId, actions }: Compared,
  findings: Findings,
): Promise<void> {
  const rows = await readRows(platform, jobId);
  for (const { kind, mark, changes, acceptedAt, isDiscarded } of actions) {
    const ofKind = rows[kind];
    const text = kind === "File" ? fileNameOf(mark) : mark;
    const written = ofKind ? ofKind.filter((item) => item === text).length : changes;
    const isWritten = ofKind ? written > 0 : acceptedAt !== null;
    if (written > 1) findings.duplicated.push(`${seed}: ${kind} ${mark}`);
    if (!isWritten && !isDiscarded) findings.lost.push(`${seed}: ${kind} ${mark}`);
  }
  const own = Map.groupBy(
    actions.filter(({ acceptedAt, isDiscarded }) => acceptedAt !== null && !isDiscarded),
    ({ memberId }) => memberId,
  );
  for (const ofMember of own.values()) {
    const accepted = ofMember.map(({ acceptedAt }) => acceptedAt ?? 0);
    if (accepted.some((place, index) => place < (accepted[index - 1] ?? 0))) {
      findings.outOfOrder.push(`${seed}: ${accepted.join()}`);
    }
  }
}

/** The texts that a job's notes, signatures, photos, files, and payments have. */
async function readRows({ database: { query } }: Platform, jobId: string) {
  const notes = await query.select().from(jobNotes).where(eq(jobNotes.workOrderId, jobId));
  const photos = await query.select().from(jobPhotos).where(eq(jobPhotos.workOrderId, jobId));
  const files = await query
    .select({ name: attachedFiles.name })
    .from(attachedFiles)
    .where(eq(attachedFiles.workOrderId, jobId));
  const payments = await query
    .select({ note: invoiceEntries.note })
    .from(invoiceEntries)
    .innerJoin(invoices, eq(invoices.id, invoiceEntries.invoiceId))
    .where(and(eq(invoices.workOrderId, jobId), eq(invoiceEntries.kind, "payment")));
  const rows: Record<string, (string | null)[]> = {
    Note: notes.map(({ text }) => text),
    Signature: notes.map(({ text }) => text.replace("Signed by ", "")),
    Photo: photos.map(({ caption }) => caption),
    File: files.map(({ name }) => name),
    Payment: payments.map(({ note }) => note),
  };
  return rows;
}
