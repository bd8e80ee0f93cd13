import { redirectDocument } from "react-router";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/sign-out";

export const loader = () => redirectDocument("/crm/sign-in");

/** Ends the session and reloads the page, which drops data held by JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const headers = await context.get(platformContext).accounts.member.signOut(request);
  return redirectDocument("/crm/sign-in", { status: 303, headers });
}
