import { useRouteLoaderData } from "react-router";
import { type DateFormat, formatDate } from "~/domains/identity/index.ts";

/**
 * Formats dates in the operator's time zone or, in the CRM, in the business's with its 12-hour clock
 * (`schedule.clock`); the same on the server and in the browser.
 */
export function useFormatDate(): (moment: Date | string, format: DateFormat) => string {
  const root = useRouteLoaderData<{ timeZone?: string }>("root");
  const crm = useRouteLoaderData<{ timeZone?: string }>("web/crm/frame/crm-frame");
  const zone = crm?.timeZone ?? root?.timeZone ?? "UTC";
  return (moment, format) => formatDate(moment, format, zone, crm ? "h12" : "h23");
}
