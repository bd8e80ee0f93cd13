import { href, Link } from "react-router";
import { Alert } from "~/ui/feedback/alert.tsx";

type MergedNoticeProps = { isMerged: boolean; customer: { id: string; name: string } };

/** Says which customer remains if the one in the address was merged into it. */
export function MergedNotice({ isMerged, customer }: MergedNoticeProps) {
  if (!isMerged) return null;
  return (
    <Alert tone="warning" role="alert" title="This customer was merged">
      <p>
        A teammate merged them into{" "}
        <Link to={href("/crm/customers/:id", { id: customer.id })} className="text-link">
          {customer.name}
        </Link>
        . What you see and save here is {customer.name}’s.
      </p>
    </Alert>
  );
}
