import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";

/** Says on every page that staff look, and ends it (`members.staff-look`). */
export function LookingBanner({ businessName }: { businessName: string }) {
  return (
    <div
      role="status"
      className="col-span-full flex flex-wrap items-center justify-between gap-3 border-b border-warning/30 bg-warning-soft px-4 py-2 text-warning"
    >
      <p className="min-w-0 text-sm font-semibold break-words">
        You’re viewing {businessName}’s CRM. You can’t change anything here.
      </p>
      <Form method="post" action="/crm/stop-looking" reloadDocument>
        <Button type="submit" variant="secondary" size="small">
          Exit
        </Button>
      </Form>
    </div>
  );
}
