import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";

/** What an owner does with a webhook besides changing it. */
export function WebhookButtons({ isPaused }: { isPaused: boolean }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
      <Form method="post" className="flex flex-wrap gap-2">
        {isPaused ? (
          <Button type="submit" name="intent" value="resume" variant="action" size="small">
            Resume
          </Button>
        ) : (
          <Button type="submit" name="intent" value="pause" variant="secondary" size="small">
            Pause
          </Button>
        )}
        <Button type="submit" name="intent" value="test" variant="secondary" size="small">
          Send a test event
        </Button>
      </Form>
      <ConfirmAction
        label="Create a new secret"
        subject={null}
        consequence="Update your app within 24 hours. After that, the old secret stops working."
        yes="Yes, create a new one"
        intent="renew"
      />
      <ConfirmAction
        label="Delete"
        subject={null}
        consequence="Nothing more is sent there, and its past deliveries are deleted from this list."
        yes="Yes, delete it"
        intent="delete"
      />
    </div>
  );
}
