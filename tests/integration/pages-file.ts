import { services } from "~/domains/shared/services/services.ts";
import { csvLine } from "~/platform/csv/csv-cells.ts";

/** The header line of a page import file. */
export const headOfPages = "business_name,service,city,state,status,phone,about\r\n";

/** A file with `rows` live businesses, each in a separate territory. */
export function pagesFile(rows: number): string {
  const lines = Array.from({ length: rows }, (_, index) => {
    const service = services[index % services.length]?.slug;
    const city = `Town ${Math.floor(index / services.length)}`;
    return csvLine([
      `Business ${index}`,
      service,
      city,
      "TX",
      "live",
      "(512) 555-0100",
      "About us.",
    ]);
  });
  return headOfPages + lines.join("");
}
