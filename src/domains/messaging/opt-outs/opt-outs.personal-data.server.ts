import { inArray } from "drizzle-orm";
import type { Person, PersonalData } from "~/platform/personal-data/personal-data.ts";
import { deleteOwn, ownTables } from "~/platform/personal-data/rows.server.ts";
import { marksOf } from "./find-opt-out.server.ts";
import { optOuts } from "./opt-outs.tables.server.ts";

const ofPerson = ({ contacts, fingerprint }: Person) =>
  inArray(optOuts.addressHash, marksOf(fingerprint, contacts));

export const optOutData: PersonalData = {
  business: {
    // Only hashes: the business's export has opt-outs by address (export/declined.server.ts).
    tables: ({ contractorId }) => ownTables(contractorId, "stays", [optOuts]),
    erase: ({ work, contractorId }) => deleteOwn(work.tx, contractorId, [optOuts]),
  },
  person: {
    tables: (person) => [{ table: optOuts, rows: ofPerson(person) }],
    // The opt-out remains, under its hash. Its reason is erased (`opt-outs.history`).
    erase: ({ work, ...person }) =>
      work.tx.update(optOuts).set({ reason: null, conversationId: null }).where(ofPerson(person)),
  },
};
