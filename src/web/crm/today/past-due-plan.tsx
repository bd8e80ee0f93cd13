import { type LocalDay, longDay } from "~/domains/shared/time-zones/local-day.ts";
import { Alert } from "~/ui/feedback/alert.tsx";
import { TouchLink } from "../frame/touch-link.tsx";

/** Says to owners that their plan is not paid, and until when that goes well (`plans.past-due`). */
export function PastDuePlan({ lastDay }: { lastDay: LocalDay }) {
  return (
    <Alert tone="warning">
      <p>
        Your plan is past due. Your page stays online through {longDay(lastDay)}. After that, it
        goes offline.
      </p>
      <TouchLink to="/crm/settings/plan">View your plan</TouchLink>
    </Alert>
  );
}
