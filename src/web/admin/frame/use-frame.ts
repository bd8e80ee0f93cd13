import { useRouteLoaderData } from "react-router";
import type { StaffMember } from "~/domains/shared/access/actor.ts";

/** What the frame around every page of the staff area knows; undefined where there is none. */
export const useFrame = () =>
  useRouteLoaderData<{ member: StaffMember; shortcuts: boolean; simulatedPhone: boolean }>(
    "web/admin/frame/admin-frame",
  );
