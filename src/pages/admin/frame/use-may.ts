import { useRouteLoaderData } from "react-router";
import type { StaffMember } from "~/features/access/actor.ts";
import { may, type Permission } from "~/features/access/roles.ts";

/** Whether the person who looks may do this; the server decides in any case. */
export function useMay(permission: Permission): boolean {
  const frame = useRouteLoaderData<{ member: StaffMember }>("pages/admin/admin-frame");
  return frame !== undefined && may(frame.member, permission);
}
