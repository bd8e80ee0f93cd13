import { useRouteLoaderData } from "react-router";
import type { CrmFrameData } from "./crm-frame-data.ts";

/** Whether the viewer is a member who can edit; staff only read. The server enforces it anyway. */
export function useIsMember(): boolean {
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  return Boolean(frame?.member);
}
