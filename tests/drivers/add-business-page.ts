import type { Site } from "../setup/site.ts";
import { runSql } from "./run-sql.ts";

/** The columns of a business page that tests set. */
export type PageColumns = Partial<
  Record<
    | "contractor_id"
    | "business_name"
    | "service"
    | "city"
    | "city_slug"
    | "state"
    | "zip_code"
    | "phone"
    | "email"
    | "headline"
    | "cta_button"
    | "about"
    | "image_url"
    | "logo_url"
    | "brand_color"
    | "tagline",
    string
  >
>;

let towns = 0;

/** Creates a live page in its own town, on PostgreSQL. @returns its path */
export async function addBusinessPage(
  installation: Site,
  differences: PageColumns = {},
): Promise<string> {
  towns += 1;
  const columns = {
    business_name: `Plumbers ${towns}`,
    service: "plumbing",
    city: `Town ${towns}`,
    city_slug: `town-${towns}`,
    state: "TX",
    ...differences,
  };
  const names = Object.keys(columns);
  await runSql(
    installation,
    `insert into seo_pages (id, status, ${names.join(", ")})
     values (gen_random_uuid(), 'live', ${names.map((_, index) => `$${index + 1}`).join(", ")})`,
    Object.values(columns),
  );
  return `/${columns.service}/${encodeURIComponent(columns.city_slug)}-${columns.state.toLowerCase()}`;
}
