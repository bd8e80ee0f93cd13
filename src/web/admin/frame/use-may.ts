import { may, type Permission } from "~/domains/shared/access/roles.ts";
import { useFrame } from "./use-frame.ts";

/** Whether the person who looks may do this; the server decides in any case. */
export function useMay(permission: Permission): boolean {
  const frame = useFrame();
  return frame !== undefined && may(frame.member, permission);
}
