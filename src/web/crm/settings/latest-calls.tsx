import { Form, Link } from "react-router";
import { describeCall } from "~/domains/inbox/calls/describe-call.ts";
import type { ListedCall } from "~/domains/inbox/calls/list-calls.server.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { EmptyState } from "~/ui/feedback/empty-state.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useIsMember } from "../frame/use-is-member.ts";

/** Latest callers, each with a button to block them. */
export function LatestCalls({ calls }: { calls: readonly ListedCall[] }) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="mb-3 text-lg">
        Recent calls
      </h2>
      {calls.length === 0 ? (
        <EmptyState title="No calls yet">Calls to your number show up here.</EmptyState>
      ) : (
        <ul className="raised divide-y divide-line rounded-2xl bg-surface">
          {calls.map((call) => (
            <CallRow key={call.id} call={call} />
          ))}
        </ul>
      )}
    </section>
  );
}

function CallRow({ call }: { call: ListedCall }) {
  const format = useFormatDate();
  const isMember = useIsMember();
  const { name, phone, conversationId, state, attestation, createdAt, blockedSince } = call;
  const caller = name ?? formatPhone(phone) ?? "Private number";
  const words = [
    describeCall(call),
    format(createdAt, "MMM d, HH:mm"),
    attestation === "failed" ? "Possible spoofed number" : "",
  ].filter(Boolean);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 sm:px-6">
      <div className="min-w-0">
        <p className="font-semibold break-words">
          {conversationId ? (
            <Link to={`/crm/conversations/${conversationId}`} className="text-link">
              {caller}
            </Link>
          ) : (
            caller
          )}
        </p>
        <p className={`text-sm ${state === "missed" ? "text-warning" : "text-muted"}`}>
          {words.join(" · ")}
        </p>
      </div>
      {isMember && phone && !blockedSince ? (
        <Form method="post">
          <input type="hidden" name="phone" value={phone} />
          <Button
            type="submit"
            name="intent"
            value="block"
            variant="secondary"
            size="small"
            aria-label={`Block ${caller}`}
          >
            Block
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
