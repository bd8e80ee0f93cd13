import { readModel } from "~/platform/database/read-model.server.ts";
import * as storefrontTables from "./storefront.tables.server.ts";

export const pageHolds = readModel(storefrontTables.pageHolds);
export const pagePhotos = readModel(storefrontTables.pagePhotos);
export const pageVersions = readModel(storefrontTables.pageVersions);
export const seoPages = readModel(storefrontTables.seoPages);
export const territoryWaits = readModel(storefrontTables.territoryWaits);
