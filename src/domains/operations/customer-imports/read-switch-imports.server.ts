import { and, asc, desc, eq, ne, or } from "drizzle-orm";
import {
  canImportCustomers,
  canReadCustomerImports,
} from "~/domains/operations/operations.policy.ts";
import { customerImports, switchImports } from "~/domains/operations/operations.tables.server.ts";
import { type Actor, authorize, type BusinessReader } from "~/domains/shared/index.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { undoDeadline } from "./customer-imports.ts";
import { previewOf } from "./read-customer-imports.server.ts";
import { countRecords } from "./run-switch-import.server.ts";

/** A switch import with its files, in import order. */
export async function findSwitchImport(platform: Platform, actor: Actor, importId: string) {
  authorize(canReadCustomerImports(actor));
  const { query } = platform.database;
  const [switchImport] = await query
    .select({
      id: switchImports.id,
      program: switchImports.program,
      state: switchImports.state,
      memberName: switchImports.memberName,
      createdAt: switchImports.createdAt,
      finishedAt: switchImports.finishedAt,
    })
    .from(switchImports)
    .where(and(eq(switchImports.id, importId), isVisible(actor)));
  if (!switchImport) return null;
  const files = await query
    .select({
      id: customerImports.id,
      fileName: customerImports.fileName,
      kind: customerImports.kind,
      state: customerImports.state,
      isSure: customerImports.isSure,
      warning: customerImports.warning,
      rows: customerImports.rows,
      done: customerImports.done,
      plan: customerImports.plan,
      outcome: customerImports.outcome,
    })
    .from(customerImports)
    .where(eq(customerImports.switchId, importId))
    .orderBy(asc(customerImports.position), asc(customerImports.id));
  const undoUntil = switchImport.finishedAt && undoDeadline(switchImport.finishedAt);
  const canUndo =
    switchImport.state === "done" && undoUntil !== null && undoUntil > platform.clock.now();
  const isDone = switchImport.state === "done" || switchImport.state === "undone";
  const records = isDone ? await countRecords(platform, importId) : {};
  return { ...switchImport, files, records, undoUntil: canUndo ? undoUntil : null };
}

export type FoundSwitchImport = NonNullable<Awaited<ReturnType<typeof findSwitchImport>>>;

/** A file of a switch import that hasn't started, with sample cells of each column. */
export async function findSwitchFile(
  platform: Platform,
  actor: Actor,
  { importId, fileId }: { importId: string; fileId: string },
) {
  authorize(canReadCustomerImports(actor));
  const [customerImport] = await platform.database.query
    .select({
      id: customerImports.id,
      fileName: customerImports.fileName,
      kind: customerImports.kind,
      rows: customerImports.rows,
      warning: customerImports.warning,
      beginning: customerImports.beginning,
      columns: customerImports.columns,
      fields: customerImports.fields,
    })
    .from(customerImports)
    .innerJoin(switchImports, eq(switchImports.id, customerImports.switchId))
    .where(
      and(
        eq(customerImports.id, fileId),
        eq(switchImports.id, importId),
        eq(switchImports.state, "checked"),
        isVisible(actor),
      ),
    );
  if (!customerImport) return null;
  const { beginning, columns, fields, ...known } = customerImport;
  return { ...known, ...previewOf(beginning, columns, fields, known.kind) };
}

/** The business's switch imports, newest first. */
export function listSwitchImports(platform: Platform, actor: Actor) {
  authorize(canReadCustomerImports(actor));
  const { id, program, state, memberName, createdAt } = switchImports;
  return platform.database.query
    .select({ id, program, state, memberName, createdAt })
    .from(switchImports)
    .where(isVisible(actor))
    .orderBy(desc(createdAt), desc(id))
    .limit(20);
}

export type ListedSwitchImport = Awaited<ReturnType<typeof listSwitchImports>>[number];

/**
 * The headings of a file of a switch import, for its downloaded results; null if there is no such
 * file.
 */
export async function findSwitchFileHeadings(
  platform: Platform,
  actor: Actor,
  { importId, fileId }: { importId: string; fileId: string },
) {
  authorize(canImportCustomers(actor));
  const [customerImport] = await platform.database.query
    .select({ columns: customerImports.columns })
    .from(customerImports)
    .innerJoin(switchImports, eq(switchImports.id, customerImports.switchId))
    .where(and(eq(customerImports.id, fileId), eq(switchImports.id, importId), isVisible(actor)));
  return customerImport ? customerImport.columns.map(({ heading }) => heading) : null;
}

/** Only the member who uploaded it and staff see an upload before it's imported. */
function isVisible(reader: BusinessReader) {
  const scope = eq(switchImports.contractorId, reader.contractorId);
  if (reader.kind !== "member") return scope;
  const { state, memberId } = switchImports;
  return and(scope, or(ne(state, "checked"), eq(memberId, reader.id)));
}
