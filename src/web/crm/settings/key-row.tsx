import type { KeyState } from "~/domains/identity/api-keys/api-keys.ts";
import type { ListedApiKey } from "~/domains/identity/api-keys/list-api-keys.server.ts";
import { apiScopeLabels } from "~/domains/shared/access/api-scopes.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { ConfirmAction } from "~/web/shared/forms/confirm-action.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useIsMember } from "../frame/use-is-member.ts";

const states: Record<KeyState, { label: string; tone: "good" | "warning" | "neutral" }> = {
  works: { label: "Active", tone: "good" },
  expired: { label: "Expired", tone: "warning" },
  revoked: { label: "Revoked", tone: "neutral" },
};

const exactly = "MMM d, yyyy HH:mm";

/** One key: what it may do, and when it was used; never the key itself. */
export function KeyRow({ apiKey }: { apiKey: ListedApiKey }) {
  const format = useFormatDate();
  const canChange = useIsMember();
  const { id, name, beginning, scopes, state, madeBy, createdAt, lastUsedAt, expiresAt } = apiKey;
  const made = `Created ${format(createdAt, "MMM d, yyyy")}${madeBy ? ` by ${madeBy}` : ""}`;
  const used = lastUsedAt ? `last used ${format(lastUsedAt, exactly)}` : "never used";
  const ends = expiresAt ? `, expires ${format(expiresAt, "MMM d, yyyy")}` : "";
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
          {name}
          <Badge tone={states[state].tone}>{states[state].label}</Badge>
        </p>
        <p className="font-mono text-sm text-muted">{beginning}…</p>
        <p className="text-sm">{scopes.map((scope) => apiScopeLabels[scope]).join(", ")}</p>
        <p className="text-sm text-muted">
          {made}, {used}
          {ends}
        </p>
      </div>
      {canChange && state === "works" ? (
        <ConfirmAction
          label="Revoke"
          subject={name}
          consequence="The app that uses it stops working right away."
          yes="Yes, revoke it"
          intent="revoke"
          fields={{ key_id: id }}
        />
      ) : null}
    </li>
  );
}
