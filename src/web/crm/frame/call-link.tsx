import { Form, href } from "react-router";
import { smsHref } from "~/platform/validation/phone.ts";
import { TouchLink } from "./touch-link.tsx";
import { useIsMember } from "./use-frame.ts";

/** Link to text from the member's own phone; such texts aren't in the business's conversations. */
export function OwnPhoneText({ phone }: { phone: string | null }) {
  const sms = smsHref(phone);
  if (!sms) return null;
  return (
    <p className="text-sm">
      <a href={sms} className="text-link inline-flex min-h-11 items-center">
        Text from your own phone
      </a>
    </p>
  );
}

type CallLinkProps = {
  /** Null if there is none with the customer's phone, or the member is a technician. */
  conversationId: string | null;
  /** The customer's name or phone, where several are on the page. */
  name?: string | null;
  /** The phone, to open a conversation with it if there is none. */
  phone?: string | null;
  /** The form of the button that opens it, where it would be within another one. */
  form?: string;
};

/** Link to call a customer from the business's number; none for viewing staff. Technicians' pages don't have it. */
export function CallLink({ conversationId, name, phone, form }: CallLinkProps) {
  const isMember = useIsMember();
  if (!isMember) return null;
  const label = (
    <>
      Call from business number
      {name ? <span className="sr-only"> to {name}</span> : null}
    </>
  );
  if (conversationId) {
    return (
      <TouchLink to={href("/crm/conversations/:id/call", { id: conversationId })}>
        {label}
      </TouchLink>
    );
  }
  if (!phone) return null;
  const action = href("/crm/conversations/call");
  const button = (
    <button
      type="submit"
      name="phone"
      value={phone}
      form={form}
      formAction={action}
      className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm"
    >
      {label}
    </button>
  );
  if (form) return button;
  return (
    <Form method="post" action={action}>
      {button}
    </Form>
  );
}
