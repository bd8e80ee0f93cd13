import { Form } from "react-router";
import type { ListedDelivery } from "~/domains/office/webhooks/list-webhooks.server.ts";
import { sentEventLabel } from "~/domains/office/webhooks/webhooks.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useIsMember } from "../frame/use-is-member.ts";

const tones = { waiting: "warning", delivered: "good", failed: "bad" } as const;
const labels = { waiting: "Waiting", delivered: "Delivered", failed: "Failed" } as const;
const exactly = "MMM d, yyyy HH:mm";

/** One delivery: result of the last attempt, and time of the next. */
export function DeliveryRow({ delivery }: { delivery: ListedDelivery }) {
  const format = useFormatDate();
  const canChange = useIsMember();
  const { id, event, state, attempts, status, answer, error, tookMs, nextAt, createdAt } = delivery;
  const outcome = [
    status === null ? error : `Response ${status}`,
    tookMs === null ? null : `in ${tookMs} ms`,
    attempts > 1 ? `after ${attempts} attempts` : null,
    state === "waiting" && nextAt && attempts > 0 ? `next try ${format(nextAt, exactly)}` : null,
  ];
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 p-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {sentEventLabel(event)}
          <Badge tone={tones[state]}>{labels[state]}</Badge>
        </p>
        <p className="text-sm text-muted">
          {[format(createdAt, exactly), ...outcome].filter(Boolean).join(", ")}
        </p>
        {answer ? (
          <details>
            <summary className="inline-flex min-h-9 cursor-pointer items-center text-sm font-semibold text-brand">
              Response
            </summary>
            <pre className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap">{answer}</pre>
          </details>
        ) : null}
        <p className="font-mono text-xs wrap-anywhere text-muted">
          {event} · {id}
        </p>
      </div>
      {canChange && state !== "waiting" ? (
        <Form method="post">
          <input type="hidden" name="delivery_id" value={id} />
          <Button
            type="submit"
            name="intent"
            value="send-again"
            variant="quiet"
            size="small"
            aria-label={`Send again: ${sentEventLabel(event)}`}
          >
            Send again
          </Button>
        </Form>
      ) : null}
    </li>
  );
}
