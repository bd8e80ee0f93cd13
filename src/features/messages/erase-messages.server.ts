import { inArray, or, sql } from "drizzle-orm";
import type { UnitOfWork } from "~/platform/unit-of-work.server.ts";
import { messages } from "./messages.tables.server.ts";

/**
 * Deletes what was written about some rows, and, when an address is given, all that was written to
 * it, within the caller's transaction. A job that was to deliver one finds nothing and ends.
 * @returns how many messages are gone
 */
export async function eraseMessages(
  { tx }: Pick<UnitOfWork, "tx">,
  about: { subjectIds: readonly string[]; address: string | null },
): Promise<number> {
  const gone = await tx
    .delete(messages)
    .where(
      or(
        inArray(messages.subjectId, [...about.subjectIds]),
        about.address
          ? sql`lower(${messages.toAddress}) = ${about.address.toLowerCase()}`
          : undefined,
      ),
    )
    .returning({ id: messages.id });
  return gone.length;
}
