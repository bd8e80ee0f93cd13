import { href } from "react-router";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember, useRunsBusiness } from "~/web/crm/frame/use-frame.ts";

type CallLinkProps = {
  /** Null if there is none with the customer's phone. */
  conversationId: string | null;
  /** The customer's name, where several are on the page. */
  name?: string;
  /** The button that opens the conversation, in place of the link, and its form if it's in none. */
  open?: { name: string; value: string; form?: string };
};

/** Link to call a customer from the business's number, for members who may: neither technicians nor viewing staff. */
export function CallLink({ conversationId, name, open }: CallLinkProps) {
  const isMember = useIsMember();
  const mayCall = useRunsBusiness() && isMember;
  if (!mayCall) return null;
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
  if (!open) return null;
  return (
    <button
      type="submit"
      {...open}
      className="text-link inline-flex min-h-11 cursor-pointer items-center text-sm"
    >
      {label}
    </button>
  );
}
