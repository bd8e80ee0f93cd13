import { useRouteLoaderData } from "react-router";
import type { StaffMember } from "~/domains/shared/access/actor.ts";

/** Data of the staff area's frame; undefined outside of it. */
export const useFrame = () =>
  useRouteLoaderData<{ member: StaffMember; shortcuts: boolean; simulatedPhone: boolean }>(
    "web/admin/frame/admin-frame",
  );
