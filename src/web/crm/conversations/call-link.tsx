import { href } from "react-router";
import { TouchLink } from "~/web/crm/frame/touch-link.tsx";
import { useIsMember, useRunsBusiness } from "~/web/crm/frame/use-frame.ts";

type CallLinkProps = {
  /** Null if there is none with the customer's phone. */
  conversationId: string | null;
  /** The customer's name, where several are on the page. */
  name?: string;
};

/** Link to call a customer from the business's number, for members who may: neither technicians nor viewing staff. */
export function CallLink({ conversationId, name }: CallLinkProps) {
  const mayCall = useMayCall();
  if (!mayCall || !conversationId) return null;
  return (
    <TouchLink to={href("/crm/conversations/:id/call", { id: conversationId })}>
      Call from business number
      {name ? <span className="sr-only">: {name}</span> : null}
    </TouchLink>
  );
}

/** Whether the viewer may call customers from the business's number. The server enforces it anyway. */
export function useMayCall(): boolean {
  const isMember = useIsMember();
  return useRunsBusiness() && isMember;
}
