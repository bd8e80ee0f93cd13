import { and, asc, eq, sql } from "drizzle-orm";
import { type Actor, authorize } from "~/domains/shared/access/actor.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { checksUntilNotified } from "./certificate-problem.ts";
import { formsOf } from "./domain-records.ts";
import { canReadAllAddresses } from "./own-addresses.policy.ts";
import { ownAddresses } from "./own-addresses.tables.server.ts";

export type BadCertificate = { host: string; problem: string };

/** Working domains whose certificate is missing, rejected, or about to expire. */
export async function listBadCertificates(
  { database }: Platform,
  actor: Actor,
): Promise<BadCertificate[]> {
  authorize(canReadAllAddresses(actor));
  const { kind, state, name, www, findings } = ownAddresses;
  const problem = sql<string>`${findings} -> 'certificate' ->> 'problem'`;
  const looks = sql`(${findings} -> 'certificate' ->> 'looks')::int`;
  const found = await database.query
    .select({ name, www, problem })
    .from(ownAddresses)
    .where(
      and(
        eq(kind, "domain"),
        eq(state, "active"),
        sql`${problem} is not null and ${looks} >= ${checksUntilNotified}`,
      ),
    )
    .orderBy(asc(name));
  return found.map((one) => ({ host: formsOf(one).home, problem: one.problem }));
}
