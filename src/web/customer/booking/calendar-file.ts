import { buildOfferCalendar } from "~/domains/schedule/index.server.ts";
import { notFound } from "~/platform/http/failures/refusal.server.ts";
import { platformContext } from "~/platform/http/requests/request-info.server.ts";
import type { Route } from "./+types/calendar-file";

/** Calendar file of the booked visit for the customer. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const file = await buildOfferCalendar(context.get(platformContext), params.token);
  if (!file) throw notFound();
  return new Response(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="visit.ics"',
      "cache-control": "private, no-store",
      "x-robots-tag": "noindex",
    },
  });
}
