import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import type { ListedApplication } from "~/domains/growth/revenue-share/applications/list-applications.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";

/** Notes, Approve and Reject of one pending application. */
export function ApplicationReview({ application: { id } }: { application: ListedApplication }) {
  const form = useRef<HTMLFormElement>(null);
  const { formData, formMethod } = useNavigation();
  const busy = formMethod === "POST" && formData?.get("application_id") === id;
  useEffect(() => {
    const { current } = form;
    const card = current?.closest("li");
    return () => {
      // Whoever decided goes on from the decision, not from the top of the page.
      if (current?.contains(document.activeElement)) {
        queueMicrotask(() => card?.querySelector<HTMLElement>("[data-reviewed]")?.focus());
      }
    };
  }, []);
  return (
    <Form ref={form} method="post" preventScrollReset className="flex flex-col gap-3">
      <input type="hidden" name="application_id" value={id} />
      <TextAreaField
        name="admin_notes"
        id={`admin_notes-${id}`}
        label="Admin notes"
        hint="Only staff can see these."
        optional
        rows={2}
        className="text-sm"
        maxLength={4000}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="decision" value="approved" size="small" disabled={busy}>
          Approve
        </Button>
        <Button
          type="submit"
          name="decision"
          value="rejected"
          size="small"
          variant="secondary"
          disabled={busy}
        >
          Reject
        </Button>
      </div>
    </Form>
  );
}
