import type { RouterContextProvider } from "react-router";
import { identifyVisitor, needsCodes } from "~/domains/identity/index.server.ts";
import { recordTableRead } from "~/domains/shared/index.server.ts";
import { type Actor, may, type SignedInMember } from "~/domains/shared/index.ts";
import {
  refuseWith,
  respondWithRows,
  type Select,
} from "~/platform/http/api/api-response.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import { hideLinks } from "~/web/shared/frame/hide-links.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Fetches the table rows that the URL selects, for users with access. */
type StaffSelect = (
  platform: Parameters<Select>[0],
  actor: Actor,
  parameters: URLSearchParams,
) => ReturnType<Select>;

/** GET handler for a staff-only table: its rows, or the error response. Reads are audited. */
export async function respondWithStaffTable(
  { request, context }: { request: Request; context: Context },
  select: StaffSelect,
): Promise<Response> {
  const staffMember = await findStaffMember(context, request);
  if (!staffMember.ok) return staffMember.refused;
  const platform = context.get(platformContext);
  const { pathname, searchParams } = new URL(request.url);
  const selected = await select(platform, staffMember.member, searchParams);
  const table = pathname.split("/")[2] ?? "";
  if (selected.ok) {
    await recordTableRead(platform, staffMember.member, table, selected.rows.length);
  }
  return hideLinks(respondWithRows(context, request, selected), staffMember.member);
}

/** The signed-in staff member who may make this request, or the error response. */
export async function findStaffMember(
  context: Context,
  request: Request,
): Promise<{ ok: true; member: SignedInMember } | { ok: false; refused: Response }> {
  const platform = context.get(platformContext);
  const visitor = await identifyVisitor(platform, request);
  const refused = (code: "sign_in_required" | "permission_denied", why: string) => ({
    ok: false as const,
    refused: refuseWith(context, { ok: false, code }, `permission denied: ${why}`),
  });
  if (visitor.kind !== "staff") {
    return refused(
      visitor.kind === "anonymous" ? "sign_in_required" : "permission_denied",
      "this endpoint is for staff",
    );
  }
  const { member } = visitor;
  if (needsCodes(platform, member)) {
    return refused("permission_denied", "set up one-time codes in the staff area first");
  }
  const reads = request.method === "GET" || request.method === "HEAD";
  if (may(member, reads ? "read" : "change")) return { ok: true, member };
  return refused("permission_denied", "your role can read but not change data");
}
