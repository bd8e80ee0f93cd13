import { href, Link } from "react-router";
import type { ListedAddress } from "~/domains/storefront/own-addresses/list-addresses.server.ts";
import { addressStateLabels } from "~/domains/storefront/own-addresses/own-addresses.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Td, Th } from "~/ui/tables/table.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../../frame/use-may-change.ts";

const tones = {
  waiting: "info",
  active: "good",
  lost: "bad",
  ended: "neutral",
  released: "neutral",
} as const;

const outcomes = {
  found: "found",
  missing: "missing",
  wrong: "wrong value",
  unanswered: "no response",
} as const;

/** One address of a page, with Remove while it is assigned. */
export function AddressRow({ address }: { address: ListedAddress }) {
  const format = useFormatDate();
  const mayChange = useMayChange();
  const { id, host, state, findings, failingSince, lookedAt, createdAt } = address;
  return (
    <tr>
      <Th scope="row" className="min-w-36 wrap-anywhere">
        {host}
      </Th>
      <Td>
        <Link
          to={href("/admin/contractors/:id", { id: address.contractorId })}
          className="text-link"
        >
          {address.businessName}
        </Link>
        {address.pageStatus === "live" ? null : (
          <span className="block text-xs text-muted">Page {address.pageStatus}</span>
        )}
      </Td>
      <Td>
        <Badge tone={state === "active" && failingSince ? "warning" : tones[state]}>
          {state === "active" && failingSince ? "failing" : addressStateLabels[state]}
        </Badge>
      </Td>
      <Td className="text-sm">
        {findings ? (
          <>
            TXT record: {outcomes[findings.proof.outcome]}
            <span className="block">A or CNAME record: {outcomes[findings.traffic.outcome]}</span>
            {findings.certificate ? (
              <span className="block">Certificate: {findings.certificate.problem ?? "valid"}</span>
            ) : null}
          </>
        ) : null}
      </Td>
      <Td className="whitespace-nowrap">{lookedAt ? format(lookedAt, "MMM d, h:mm a") : null}</Td>
      <Td className="whitespace-nowrap">{format(createdAt, "MMM d, yyyy")}</Td>
      <Td>
        {mayChange && state !== "released" ? (
          <ConfirmAction
            label="Remove"
            subject={host}
            consequence="The page won’t be reachable at this address anymore."
            yes="Remove address"
            intent="remove"
            fields={{ address_id: id }}
          />
        ) : null}
      </Td>
    </tr>
  );
}
