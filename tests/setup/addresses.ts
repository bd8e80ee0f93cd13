import type { RouteAccess } from "~/domains/shared/access/route-access.ts";
import { type Address as AddressOf, routeTable } from "~/platform/http/routes/route-table.ts";
import routes from "~/routes.ts";

/** An address of src/routes.ts: its pattern, such as `/admin/leads/:id`, its id, its file below src, and its facts. */
export type Address = AddressOf<RouteAccess>;

export const table = routeTable(routes);

/** Every address of the product, each once: of a page with pages inside, the one shown at first. */
export function everyAddress(): Address[] {
  return [...new Map(table.addresses.map((address) => [address.pattern, address])).values()];
}
