import { Badge } from "~/ui/feedback/badge.tsx";

/** Badge for a contractor's onboarding status. */
export function ContractorStatus({ completed }: { completed: boolean }) {
  return (
    <Badge tone={completed ? "good" : "warning"}>{completed ? "Completed" : "In Progress"}</Badge>
  );
}
