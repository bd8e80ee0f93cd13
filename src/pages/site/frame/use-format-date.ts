import { useRouteLoaderData } from "react-router";
import { type DateFormat, formatDate } from "~/features/staff/format-date.ts";

/** Writes moments in the operator's time zone, the same on the server and in the browser. */
export function useFormatDate(): (moment: Date | string, format: DateFormat) => string {
  const root = useRouteLoaderData<{ timeZone?: string }>("root");
  return (moment, format) => formatDate(moment, format, root?.timeZone ?? "UTC");
}
