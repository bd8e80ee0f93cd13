import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "~/routes.ts";

/** An address of src/routes.ts: its pattern, such as `/admin/leads/:id`, its id and its file below src. */
export type Address = { pattern: string; id: string; file: string };

/** Every address of the product. */
export function everyAddress(): Address[] {
  return addressesOf(routes as RouteConfigEntry[], "");
}

function addressesOf(entries: readonly RouteConfigEntry[], base: string): Address[] {
  return entries.flatMap((entry) => {
    const pattern = [base, entry.path].filter(Boolean).join("/");
    if (entry.children) return addressesOf(entry.children, pattern);
    const { file, id = file.replace(/\.\w+$/, "") } = entry;
    return [{ pattern: `/${pattern}`, id, file }];
  });
}
