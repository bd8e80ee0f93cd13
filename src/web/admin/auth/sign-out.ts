import { redirectDocument } from "react-router";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/sign-out";

export const loader = () => redirectDocument("/admin/login");

/**
 * Ends the session, with or without a role, and reloads the page, which drops data held by
 * JavaScript.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = await context.get(platformContext).accounts.staff.signOut(request);
  return redirectDocument("/admin/login", { status: 303, headers });
}
