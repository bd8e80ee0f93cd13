import { and, eq } from "drizzle-orm";
import { renewedLinks } from "~/domains/shared/shared.tables.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import {
  type Fingerprint,
  idOfLastingToken,
  lastingToken,
  readLastingToken,
} from "~/platform/secrets/secrets.server.ts";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import type { LastingLinkKind } from "./lasting-links.ts";

type Keys = { fingerprint: Fingerprint };

/** What a valid token is for; `current` is false once the link was renewed. */
export type ReadLink = { id: string; current: boolean };

/** The first token of a subject uses the kind alone, as before links could be renewed. */
const purposeOf = (kind: LastingLinkKind, times: number) =>
  times === 0 ? kind : `${kind} ${times}`;

/** The current token of a link. */
export async function lastingLinkToken(
  { fingerprint }: Keys,
  database: Reader,
  kind: LastingLinkKind,
  id: string,
): Promise<string> {
  return lastingToken(
    fingerprint,
    purposeOf(kind, await countLinkRenewals(database, kind, id)),
    id,
  );
}

/** What a valid token is for, including replaced ones; null for any other. */
export async function readLastingLink(
  { fingerprint }: Keys,
  database: Reader,
  kind: LastingLinkKind,
  token: string,
): Promise<ReadLink | null> {
  const id = idOfLastingToken(token);
  if (!id) return null;
  const times = await countLinkRenewals(database, kind, id);
  for (let generation = times; generation >= 0; generation--) {
    const id = readLastingToken(fingerprint, purposeOf(kind, generation), token);
    if (id) return { id, current: generation === times };
  }
  return null;
}

/** What a link's token is for while it works, else null. */
export async function readCurrentLink(
  keys: Keys,
  database: Reader,
  kind: LastingLinkKind,
  token: string,
): Promise<string | null> {
  const parsed = await readLastingLink(keys, database, kind, token);
  return parsed?.current ? parsed.id : null;
}

/**
 * Replaces a link: the previous one stops working on commit.
 * @param times how often it had been replaced when the button was shown, so a second click changes nothing
 * @returns whether this call replaced it
 */
export async function replaceLink(
  { tx, now }: UnitOfWork,
  { kind, subjectId, times }: { kind: LastingLinkKind; subjectId: string; times: number },
): Promise<boolean> {
  const renewed = { times: times + 1, renewedAt: now };
  const replaced =
    times === 0
      ? await tx
          .insert(renewedLinks)
          .values({ kind, subjectId, ...renewed })
          .onConflictDoNothing()
          .returning({ times: renewedLinks.times })
      : await tx
          .update(renewedLinks)
          .set(renewed)
          .where(and(isSubject(kind, subjectId), eq(renewedLinks.times, times)))
          .returning({ times: renewedLinks.times });
  return replaced.length > 0;
}

/** How often a link was replaced. */
export async function countLinkRenewals(
  database: Reader,
  kind: LastingLinkKind,
  subjectId: string,
): Promise<number> {
  const [row] = await database
    .select({ times: renewedLinks.times })
    .from(renewedLinks)
    .where(isSubject(kind, subjectId));
  return row?.times ?? 0;
}

const isSubject = (kind: LastingLinkKind, subjectId: string) =>
  and(eq(renewedLinks.kind, kind), eq(renewedLinks.subjectId, subjectId));
