import { Badge } from "~/ui/feedback/badge.tsx";

/** The two words that a contractor's onboarding can have. */
export function ContractorStatus({ completed }: { completed: boolean }) {
  return (
    <Badge tone={completed ? "good" : "warning"}>{completed ? "Completed" : "In Progress"}</Badge>
  );
}
