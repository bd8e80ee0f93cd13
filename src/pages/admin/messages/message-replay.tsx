import { Form } from "react-router";
import { isReplayable, type MessageState } from "~/features/messages/messages.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

const words = {
  failed: {
    tone: "bad",
    title: "It was given up",
    text: "It was refused for good, or for too long. Nobody received it.",
    button: "Send again",
  },
  uncertain: {
    tone: "warning",
    title: "It may have arrived",
    text: "The connection broke while it was sent. Sent again, it may reach the person twice.",
    button: "Send again anyway",
  },
  withheld: {
    tone: "warning",
    title: "It was not sent",
    text: "Look who wrote the form and to whom. Whoever filled it in was told nothing of this.",
    button: "Send it anyway",
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
