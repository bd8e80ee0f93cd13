import { Form, href } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { useIsMember } from "./use-frame.ts";

/** How a contact is messaged: by text if there is a phone. Null without either. */
export const messageLabel = ({
  phone,
  email,
}: {
  phone: string | null;
  email: string | null;
}): "Text" | "Email" | null => (phone ? "Text" : email ? "Email" : null);

type MessageButtonProps = {
  about: { job: string } | { customer: string };
  label: "Text" | "Email";
  size?: "small" | "medium" | "large";
};

/** Opens the conversation with a customer without a request, created if necessary. */
export function MessageButton({ about, label, size = "medium" }: MessageButtonProps) {
  const [[name, value] = []] = Object.entries(about);
  if (!useIsMember() || !name) return null;
  return (
    <Form method="post" action={href("/crm/conversations/message")} className="contents">
      <Button type="submit" name={name} value={value} variant="secondary" size={size}>
        {label}
      </Button>
    </Form>
  );
}
