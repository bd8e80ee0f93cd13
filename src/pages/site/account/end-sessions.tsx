import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";

/** Ends one session, or without an id all but the present one. */
export function EndSessions({ sessionId, label }: { sessionId: string; label: string }) {
  return (
    <Form method="post">
      <input type="hidden" name="session_id" value={sessionId} />
      <Button type="submit" name="intent" value="end-sessions" variant="secondary" size="small">
        {label}
      </Button>
    </Form>
  );
}
