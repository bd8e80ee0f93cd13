import zipCodes from "~/domains/shared/time-zones/zip-codes.txt?raw";
import { dataLines } from "~/platform/data-lines.ts";

/** The time zones of the United States, one per distinct clock. */
export const zones = [...new Set(dataLines(zipCodes).flatMap((line) => line.split(" ").slice(2)))];
