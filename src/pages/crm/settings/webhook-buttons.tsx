import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";

/** What an owner does with a webhook besides changing it. */
export function WebhookButtons({ isPaused }: { isPaused: boolean }) {
  return (
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
      <Button type="submit" name="intent" value="renew" variant="secondary" size="small">
        Make a new secret
      </Button>
      <Button type="submit" name="intent" value="delete" variant="danger" size="small">
        Delete
      </Button>
    </Form>
  );
}
