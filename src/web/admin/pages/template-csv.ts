import { importedColumns } from "~/domains/operations/index.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { csvResponse } from "~/platform/http/responses/csv.server.ts";
import type { Route } from "./+types/template-csv";

const example: Record<string, string> = {
  business_name: "Example Plumbing",
  service: "plumbing",
  city: "Springfield",
  state: "IL",
  zip_code: "62701",
  phone: "(217) 555-0100",
  email: "office@example-plumbing.example",
  headline: "Springfield's plumbers since 1998",
  cta_button: "Get a Free Estimate",
  about: "Licensed plumbers for homes and small businesses.",
  brand_color: "navy",
  website: "https://example-plumbing.example",
  status: "draft",
};

/** /admin/pages/template.csv: all columns, with one business as an example. */
export function loader({ request, context }: Route.LoaderArgs) {
  return csvResponse<Record<string, string>>({
    request,
    fileName: "pages-template",
    columns: importedColumns.map((name) => ({ header: name, value: (row) => row[name] })),
    timeZone: context.get(platformContext).settings.timeZone,
    rows: [example],
  });
}
