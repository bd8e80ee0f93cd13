import { customType } from "drizzle-orm/pg-core";

/** PostgreSQL's full-text search type; only triggers write it. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
