import { inArray } from "drizzle-orm";
import type { Contact } from "~/features/people/same-person.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { marksOf } from "./find-opt-out.server.ts";
import { optOuts } from "./opt-outs.tables.server.ts";

/** What somebody said about messages, of any business, oldest first. */
export function optOutsOfPerson(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  contacts: readonly Contact[],
) {
  return database
    .select()
    .from(optOuts)
    .where(inArray(optOuts.addressHash, marksOf(fingerprint, contacts)))
    .orderBy(optOuts.id);
}
