import { Form } from "react-router";
import type { ListedEstimate } from "~/domains/signup/market-estimates/list-estimates.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";
import { estimateContact, estimateService, sourceLabels } from "./estimate-columns.ts";

/** One estimate or claim, and the invitation that answers a claim. */
export function EstimateRow({ estimate }: { estimate: ListedEstimate }) {
  const format = useFormatDate();
  return (
    <tr>
      <Th scope="row" className="min-w-52 wrap-anywhere">
        {estimateContact(estimate)}
      </Th>
      <Td>{estimate.businessName}</Td>
      <Td className="whitespace-nowrap">{estimateService(estimate)}</Td>
      <Td className="whitespace-nowrap">{estimate.city}</Td>
      <Td>
        <Badge tone={estimate.source === "generator" ? "neutral" : "info"}>
          {sourceLabels[estimate.source]}
        </Badge>
      </Td>
      <Td numeric>{estimate.searchVolume?.toLocaleString("en-US")}</Td>
      <Td>{estimate.competition}</Td>
      <Td numeric>{estimate.leadValueEstimate}</Td>
      <Td className="whitespace-nowrap">{format(estimate.createdAt, "MMM d, h:mm a")}</Td>
      <Td className="whitespace-nowrap">
        <Invitation estimate={estimate} />
      </Td>
    </tr>
  );
}

function Invitation({ estimate }: { estimate: ListedEstimate }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  if (estimate.source !== "claim") return null;
  if (estimate.invitedAt) return format(estimate.invitedAt, "MMM d, h:mm a");
  if (!estimate.email) return <span className="text-muted">No email</span>;
  if (!mayChange) return <span className="text-muted">Not yet</span>;
  return (
    <Form method="post">
      <Button
        type="submit"
        name="id"
        value={estimate.id}
        size="small"
        aria-label={`Invite ${estimate.businessName ?? estimate.email}`}
      >
        Invite
      </Button>
    </Form>
  );
}
