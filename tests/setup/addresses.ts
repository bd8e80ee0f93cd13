import type { RouteAccess } from "~/domains/shared/access/route-access.ts";
import { type Address as AddressOf, routeTable } from "~/platform/http/routes/route-table.ts";
import routes from "~/routes.ts";

/**
 * A URL of src/routes.ts: its pattern, such as `/admin/leads/:id`, its ID, its file below src, and
 * its access rule.
 */
export type Address = AddressOf<RouteAccess>;

export const table = routeTable(routes);

/** Every URL of the product, once: for a page with nested pages, its index page. */
export function everyAddress(): Address[] {
  return [...new Map(table.addresses.map((address) => [address.pattern, address])).values()];
}
