import { redirect } from "react-router";
import type { Route } from "./+types/crm-index";
import { memberContext } from "./guard.server.ts";
import { sectionsOf } from "./sections.ts";

/** To the first screen that this person may open. */
export function loader({ context }: Route.LoaderArgs) {
  const reader = context.get(memberContext);
  const [first] = sectionsOf(reader.kind === "member" ? reader.role : null);
  return redirect(first?.href ?? "/crm/account");
}
