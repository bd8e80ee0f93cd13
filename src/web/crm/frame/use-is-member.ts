import { useRouteLoaderData } from "react-router";
import type { CrmFrameData } from "./crm-frame-data.ts";

/** Whether a member looks, who may change things; staff who look only read, and the server decides in any case. */
export function useIsMember(): boolean {
  const frame = useRouteLoaderData<CrmFrameData>("web/crm/frame/crm-frame");
  return Boolean(frame?.member);
}
