import { Form, href, Link } from "react-router";
import type {
  DeadLetter,
  DeadLetterGroup,
} from "~/domains/operations/dead-letters/dead-letters.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useMayChange } from "../frame/use-may-change.ts";
import { messageKindLabel } from "./message-words.ts";

const sourceLabels = {
  message: "Email",
  contact_sync: "Contact sync",
  job: "Background tasks",
} as const;

/** Dead letters of one kind: the latest ones, each with a retry button. */
export function DeadLetterKind({ group }: { group: DeadLetterGroup }) {
  const { source, kind, failed, uncertain, latest } = group;
  const mayChange = useMayChange();
  const hidden = failed + uncertain - latest.length;
  return (
    <Card as="section">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="text-lg">{source === "message" ? messageKindLabel(kind) : kind}</h2>
          <p className="text-sm text-muted">
            {sourceLabels[source]}: {failed} failed
            {uncertain > 0 ? `, ${uncertain} may have been delivered` : ""}
          </p>
        </div>
        {mayChange && failed > 0 ? (
          <Form method="post">
            <Which group={group} />
            <Button type="submit" name="all" value="all" size="small" variant="secondary">
              Retry all {failed}
            </Button>
          </Form>
        ) : null}
      </div>
      <ul className="mt-4 divide-y divide-line">
        {latest.map((letter) => (
          <Letter key={letter.id} group={group} letter={letter} mayChange={mayChange} />
        ))}
      </ul>
      {hidden > 0 ? <p className="mt-3 text-sm text-muted">And {hidden} more.</p> : null}
    </Card>
  );
}

function Letter({
  group,
  letter,
  mayChange,
}: {
  group: DeadLetterGroup;
  letter: DeadLetter;
  mayChange: boolean;
}) {
  const format = useFormatDate();
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 break-all">
          {group.source === "message" ? (
            <Link
              to={href("/admin/messages/:id", { id: letter.id })}
              className="text-link font-semibold"
            >
              {formatPhone(letter.about)}
            </Link>
          ) : (
            <span className="font-semibold">{letter.about}</span>
          )}
          {letter.uncertain ? <Badge tone="bad">May have been delivered</Badge> : null}
        </p>
        <p className="text-sm break-words text-muted">
          {format(letter.at, "MMM d, h:mm a")}, {letter.attempts}{" "}
          {letter.attempts === 1 ? "attempt" : "attempts"}
          {letter.reason ? `: ${letter.reason}` : ""}
        </p>
        {letter.uncertain ? (
          <p className="text-sm text-warning">
            The connection dropped while it was being sent. If you send it again, the person may get
            it twice.
          </p>
        ) : null}
      </div>
      {mayChange ? (
        <Form method="post">
          <Which group={group} />
          <Button type="submit" name="id" value={letter.id} size="small" variant="secondary">
            {letter.uncertain ? "Send again anyway" : "Retry"}
          </Button>
        </Form>
      ) : null}
    </li>
  );
}

function Which({ group: { source, kind } }: { group: DeadLetterGroup }) {
  return (
    <>
      <input type="hidden" name="source" value={source} />
      <input type="hidden" name="kind" value={kind} />
    </>
  );
}
