import { may, type Permission } from "~/domains/shared/access/roles.ts";
import { useFrame } from "./use-frame.ts";

/** Whether the user has this permission; the server enforces it anyway. */
export function useMay(permission: Permission): boolean {
  const frame = useFrame();
  return frame !== undefined && may(frame.member, permission);
}
