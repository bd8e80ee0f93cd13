import { fleetingFolder } from "~/platform/files/file-parts.server.ts";

/** Each attempt has its own folder for parts, so a late attempt never overwrites another's. */
export const partsFolder = (exportId: string, attempt: number): string =>
  `${fleetingFolder}business-exports/${exportId}-${attempt}`;
