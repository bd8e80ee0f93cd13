import { Form, href, Link } from "react-router";
import {
  estimateName,
  estimateStateLabels,
  invoiceName,
  methodLabels,
} from "~/domains/billing/index.ts";
import { describeCall } from "~/domains/inbox/index.ts";
import { urgencyLabels } from "~/domains/leads/index.ts";
import { channelName } from "~/domains/messaging/index.ts";
import type { Timeline, TimelineEntry } from "~/domains/office/index.server.ts";
import { formatCents } from "~/domains/shared/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ListPager } from "~/ui/navigation/list-pager.tsx";
import { priceRange } from "~/web/crm/estimates/document-rows.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

/** A form that was refused, with what was typed. */
export type RefusedForm = { values: FormValues; errors: FieldErrors } | undefined;

type NoteFormProps = { requestKey: string; refused: RefusedForm };

/** Adds a note about the customer, for the team. */
export function CustomerNoteForm({ requestKey, refused }: NoteFormProps) {
  const refusedForm = refused?.values.intent === "add-note" ? refused : undefined;
  const form = useFreshForm(refusedForm !== undefined);
  return (
    <Form ref={form} method="post" noValidate className="flex flex-col gap-2">
      <input type="hidden" name="request_key" value={requestKey} />
      <TextAreaField
        name="note"
        label="Add a note"
        hint="Only your team can see it."
        rows={2}
        maxLength={4000}
        defaultValue={typedText(refusedForm?.values, "note") ?? ""}
        error={refusedForm?.errors.note}
      />
      <Button
        type="submit"
        name="intent"
        value="add-note"
        variant="secondary"
        className="self-start"
      >
        Save note
      </Button>
    </Form>
  );
}

type TimelineProps = {
  customerId: string;
  timeline: Timeline;
  isOlder: boolean;
};

/** Everything that happened with the customer, newest first. */
export function CustomerTimeline({ customerId, timeline, isOlder }: TimelineProps) {
  const { entries, hasOlder } = timeline;
  const last = entries.at(-1);
  const here = href("/crm/customers/:id", { id: customerId });
  const older =
    last && hasOlder ? `${here}?before=${last.id}&at=${new Date(last.at).toISOString()}` : null;
  return (
    <Card as="section" aria-labelledby="history" className="max-sm:p-4">
      <h2 id="history" className="text-lg">
        History
      </h2>
      {entries.length === 0 ? (
        <p className="mt-2 text-muted">Nothing has happened yet.</p>
      ) : (
        <ol className="mt-2 divide-y divide-line">
          {entries.map((entry) => (
            <EntryLine key={`${entry.kind}-${entry.id}`} entry={entry} />
          ))}
        </ol>
      )}
      <ListPager firstHref={isOlder ? here : null} nextHref={older} nextLabel="Earlier" />
    </Card>
  );
}

function EntryLine({ entry }: { entry: TimelineEntry }) {
  const format = useFormatDate();
  const { title, to } = titleOf(entry);
  return (
    <li className="py-3">
      <p className="flex flex-wrap justify-between gap-x-3">
        {to ? (
          <Link to={to} className="text-link font-semibold">
            {title}
          </Link>
        ) : (
          <span className="font-semibold">{title}</span>
        )}
        <span className="text-sm whitespace-nowrap text-muted">
          {format(entry.at, "MMM d, yyyy h:mm a")}
        </span>
      </p>
      {entry.text ? (
        <p className="mt-1 line-clamp-4 break-words whitespace-pre-wrap">{entry.text}</p>
      ) : null}
    </li>
  );
}

const visitLabels: Record<string, string> = {
  booked: "Appointment",
  done: "Appointment, done",
  canceled: "Appointment, canceled",
};

const paymentLabels: Record<string, string> = {
  payment: "Payment",
  refund: "Refund",
  credit: "Credit note",
};

/** How a document was sent, by channel; without one, the business shared the link itself. */
const sentLabels: Record<string, string> = { "": "sent", sms: "texted", email: "emailed" };

type Titled = { title: string; to: string | null };

/** An entry's label and page. */
function titleOf(entry: TimelineEntry): Titled {
  const { kind, aboutId: id, detail, number, cents } = entry;
  const [first = "", second = ""] = (detail ?? "").split(":");
  const conversation = id ? href("/crm/conversations/:id", { id }) : null;
  switch (kind) {
    case "request":
      return {
        title: `Request · ${labelOf(urgencyLabels, first)}`,
        to: id && href("/crm/leads/:id", { id }),
      };
    case "message": {
      const channel = channelName(second ?? null);
      return {
        title: `${channel} ${first === "inbound" ? "from them" : "from you"}`,
        to: conversation,
      };
    }
    case "call":
      return {
        title: describeCall({ state: first as never, seconds: number, source: null }),
        to: conversation,
      };
    case "outgoing call":
      return { title: detail ?? "", to: conversation };
    case "note":
      return { title: `Note by ${detail}`, to: id && href("/crm/leads/:id", { id }) };
    case "task":
      return { title: `Task done by ${detail}`, to: id && href("/crm/leads/:id", { id }) };
    case "appointment":
      return {
        title: labelOf(visitLabels, first),
        to: id && href("/crm/schedule/visits/:id", { id }),
      };
    case "estimate":
      return {
        title: `${estimateName(number ?? 0)} · ${labelOf(estimateStateLabels, first)} · ${priceRange({ lowCents: Number(second), highCents: cents ?? 0 })}`,
        to: id && href("/crm/estimates/:id", { id }),
      };
    case "estimate sent":
      return {
        title: `${estimateName(number ?? 0)} ${labelOf(sentLabels, first)}`,
        to: id && href("/crm/estimates/:id", { id }),
      };
    case "invoice sent":
    case "invoice reminded":
      return {
        title: `${invoiceName(number)} ${kind === "invoice sent" ? labelOf(sentLabels, first) : "reminder sent"}`,
        to: id && href("/crm/invoices/:id", { id }),
      };
    case "invoice":
      return {
        title: `${invoiceName(number)} · ${formatCents(cents ?? 0)}`,
        to: id && href("/crm/invoices/:id", { id }),
      };
    case "voided invoice":
      return {
        title: `${invoiceName(number)} · Can be invoiced again`,
        to: id && href("/crm/invoices/:id", { id }),
      };
    case "payment": {
      const method = second ? ` by ${labelOf(methodLabels, second).toLowerCase()}` : "";
      return {
        title: `${labelOf(paymentLabels, first)} of ${formatCents(Math.abs(cents ?? 0))}${first === "payment" ? method : ""}`,
        to: id && href("/crm/invoices/:id", { id }),
      };
    }
  }
}

const labelOf = (labels: Readonly<Record<string, string>>, value: string): string =>
  Object.hasOwn(labels, value) ? (labels[value] ?? value) : value;
