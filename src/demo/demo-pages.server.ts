import type { Platform } from "~/platform/platform.server.ts";
import {
  districts,
  familyNames,
  nameBeginnings,
  nameEndings,
  nameMiddles,
  nameTails,
  qualities,
  tradeWords,
} from "./samples/business-names.ts";
import { seedDirectory } from "./seed-directory.server.ts";

/**
 * Fills the directory up to a number of live pages; every run creates the same ones.
 * @param onProgress called with the pages added so far and the total
 * @returns how many pages were added
 */
export function loadDemoPages(
  platform: Platform,
  pages: number,
  onProgress?: (added: number, total: number) => void,
): Promise<number> {
  const synthetic = nameMiddles.flatMap((middle) =>
    nameBeginnings.flatMap((beginning) => nameEndings.map((ending) => beginning + middle + ending)),
  );
  const vocabulary = {
    tradeWords,
    qualities,
    familyNames: familyNames.concat(synthetic),
    tails: nameTails,
    districts,
  };
  return seedDirectory(platform, pages, vocabulary, onProgress);
}
