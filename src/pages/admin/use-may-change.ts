import { useRouteLoaderData } from "react-router";
import { mayChange, type StaffMember } from "~/features/staff/staff.ts";

/** Whether the person who looks may change what is shown; the server decides in any case. */
export function useMayChange(): boolean {
  const frame = useRouteLoaderData<{ member: StaffMember }>("pages/admin/admin-frame");
  return frame !== undefined && mayChange(frame.member);
}
