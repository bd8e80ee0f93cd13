import { useRouteLoaderData } from "react-router";
import { may, type Permission, type StaffMember } from "~/domains/shared/index.ts";

/** Data of the staff area's frame; undefined outside of it. */
export const useFrame = () =>
  useRouteLoaderData<{ member: StaffMember; shortcuts: boolean; simulatedPhone: boolean }>(
    "web/admin/frame/admin-frame",
  );

/** Whether the user has this permission; the server enforces it anyway. */
export function useMay(permission: Permission): boolean {
  const frame = useFrame();
  return frame !== undefined && may(frame.member, permission);
}

/** Whether the user can edit what is shown; the server enforces it anyway. */
export const useMayChange = (): boolean => useMay("change");
