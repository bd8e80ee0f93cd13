import { fleetingFolder } from "~/platform/files/file-parts.server.ts";

/** Where an attempt keeps its parts: a late one never writes into those of another. */
export const partsFolder = (exportId: string, attempt: number): string =>
  `${fleetingFolder}business-exports/${exportId}-${attempt}`;
