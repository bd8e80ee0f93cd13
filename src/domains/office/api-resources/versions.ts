import { type ApiVersion, apiVersions } from "~/domains/shared/index.ts";

type Row = Record<string, unknown>;
type VersionedResource = "estimate" | "invoice" | "visit";

type Change = {
  version: ApiVersion;
  /** Shown in the table of changes in the API docs. */
  what: string;
  /** Converts a row of this version to the previous one. */
  down: Partial<Record<VersionedResource, (row: Row) => Row>>;
};

const without =
  (...names: string[]) =>
  (row: Row): Row =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !names.includes(name)));

/** What each version changed, oldest first. */
export const apiChanges: readonly Change[] = [
  {
    version: "2026-11-28",
    what: "Appointments have revision and crew_id. An estimate and an invoice have revision.",
    down: {
      visit: without("revision", "crew_id"),
      estimate: without("revision"),
      invoice: without("revision"),
    },
  },
];

/**
 * A row in the format of a version (`api.versions`).
 * @param version null for API clients from before the first version, which get their original
 * format
 */
export function asOfVersion(
  version: ApiVersion | null,
  resource: VersionedResource,
  row: object,
): Row {
  const index = version === null ? -1 : apiVersions.indexOf(version);
  return apiChanges
    .filter((change) => apiVersions.indexOf(change.version) > index)
    .reduceRight<Row>((shown, { down }) => down[resource]?.(shown) ?? shown, { ...row });
}
