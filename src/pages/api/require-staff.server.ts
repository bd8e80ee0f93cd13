import type { RouterContextProvider } from "react-router";
import { identifyVisitor } from "~/features/staff/find-staff-member.server.ts";
import { refuse } from "~/platform/http/api-answer.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";

/** For addresses of the data API that are for staff: null when they ask, else the refusal. */
export async function requireStaff(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Response | null> {
  const visitor = await identifyVisitor(context.get(platformContext), request);
  if (visitor.kind === "staff") return null;
  const status = visitor.kind === "anonymous" ? 401 : 403;
  return refuse(context, status, "permission denied: this is for staff");
}
