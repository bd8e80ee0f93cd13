import { exportHomeowner } from "~/domains/operations/privacy/export-person.server.ts";
import { staffActor } from "../setup/actors.ts";
import type { TestPlatform } from "../setup/shared-platform.ts";

/** The rows of each table in a homeowner's export. */
export async function exportedPerson(
  platform: TestPlatform,
  leadId: string,
): Promise<Record<string, Record<string, unknown>[]>> {
  const exported = await exportHomeowner(platform, staffActor("reviewer"), leadId);
  return JSON.parse(JSON.stringify(exported));
}
