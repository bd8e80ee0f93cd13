import { customType } from "drizzle-orm/pg-core";

/** Words as PostgreSQL's full-text search keeps them; only triggers write them. */
export const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
