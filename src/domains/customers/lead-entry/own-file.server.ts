import { and, eq, isNull, ne, or } from "drizzle-orm";
import type { BusinessReader } from "~/domains/shared/access/actor.ts";
import { leadImports } from "./lead-imports.tables.server.ts";

/**
 * Files of the reader's business. A pending file is visible only to the member who uploaded it and
 * to staff; an imported one to the whole team (`leads.import`).
 */
export function isOwnFile(reader: BusinessReader) {
  const ofBusiness = eq(leadImports.contractorId, reader.contractorId);
  if (reader.kind !== "member") return ofBusiness;
  const { state, memberId } = leadImports;
  return and(ofBusiness, or(ne(state, "checked"), isNull(memberId), eq(memberId, reader.id)));
}
