import { desc, eq } from "drizzle-orm";
import type { Reader } from "~/platform/database/database.server.ts";
import { pagePhotos } from "../business-pages.tables.server.ts";
import type { StoredPhotos } from "../content/check-page.ts";
import { maxStored } from "./photos.ts";

/** The uploaded photos of a page, by ID. */
export async function readStoredPhotos(database: Reader, pageId: string): Promise<StoredPhotos> {
  const rows = await database
    .select({
      id: pagePhotos.id,
      key: pagePhotos.key,
      width: pagePhotos.width,
      height: pagePhotos.height,
    })
    .from(pagePhotos)
    .where(eq(pagePhotos.pageId, pageId))
    .orderBy(desc(pagePhotos.id))
    .limit(maxStored);
  return Object.fromEntries(rows.map((row) => [row.id, row]));
}
