import { Form } from "react-router";
import { isReplayable, type MessageState } from "~/domains/messaging/messages/messages.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

const words = {
  failed: {
    tone: "bad",
    title: "Delivery failed",
    text: "It was rejected permanently or for too long. No one received it.",
    button: "Send again",
  },
  uncertain: {
    tone: "warning",
    title: "It may have been delivered",
    text: "The connection dropped while it was being sent. If you send it again, the person may get it twice.",
    button: "Send again anyway",
  },
  withheld: {
    tone: "warning",
    title: "It wasn’t sent",
    text: "Check who filled out the form and who it’s addressed to. The person who filled it out wasn’t notified.",
    button: "Send anyway",
  },
} as const;

/** A message that waits for a person's decision, and the way to send it again. */
export function MessageReplay({ state }: { state: MessageState }) {
  const mayChange = useMayChange();
  if (!isReplayable(state)) return null;
  const { tone, title, text, button } = words[state];
  return (
    <Alert tone={tone} title={title}>
      <p>{text}</p>
      {mayChange ? (
        <Form method="post" className="mt-3">
          <Button type="submit" size="small">
            {button}
          </Button>
        </Form>
      ) : null}
    </Alert>
  );
}
