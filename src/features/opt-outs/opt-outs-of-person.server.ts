import { inArray } from "drizzle-orm";
import type { Contact } from "~/features/people/same-person.server.ts";
import type { Reader } from "~/platform/database/database.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { optOutMark } from "./find-opt-out.server.ts";
import { optOuts } from "./opt-outs.tables.server.ts";

/** What somebody said about messages, of any business, oldest first. */
export function optOutsOfPerson(
  database: Reader,
  { fingerprint }: Pick<Platform, "fingerprint">,
  contacts: readonly Contact[],
) {
  const marks = contacts.flatMap(({ email, phone }) => [
    ...(email ? [optOutMark(fingerprint, "email", email)] : []),
    ...(phone ? [optOutMark(fingerprint, "sms", phone)] : []),
  ]);
  return database
    .select()
    .from(optOuts)
    .where(inArray(optOuts.addressHash, marks))
    .orderBy(optOuts.id);
}
