import type { RouterContextProvider } from "react-router";
import { identifyVisitor, needsCodes } from "~/features/staff/find-staff-member.server.ts";
import { may } from "~/features/staff/staff.ts";
import { refuse } from "~/platform/http/api-answer.server.ts";
import { platformContext } from "~/platform/http/request-info.server.ts";

/** For addresses of the data API that are for staff: null when they may, else the refusal. */
export async function requireStaff(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Response | null> {
  const platform = context.get(platformContext);
  const visitor = await identifyVisitor(platform, request);
  if (visitor.kind !== "staff") {
    const status = visitor.kind === "anonymous" ? 401 : 403;
    return refuse(context, status, "permission denied: this is for staff");
  }
  if (needsCodes(platform, visitor.member)) {
    return refuse(context, 403, "permission denied: set up one-time codes in the staff area first");
  }
  const reads = request.method === "GET" || request.method === "HEAD";
  if (may(visitor.member, reads ? "read" : "change")) return null;
  return refuse(context, 403, "permission denied: your role lets you read, not change");
}
