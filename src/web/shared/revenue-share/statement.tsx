import type { ReactNode } from "react";
import { Form } from "react-router";
import { zoneName } from "~/domains/follow-ups/index.ts";
import type { StatementLine, StatementReply } from "~/domains/growth/index.server.ts";
import { formatMonth, formatRate, type ReplyKind } from "~/domains/growth/index.ts";
import { formatDate } from "~/domains/identity/index.ts";
import { formatCents, longDay } from "~/domains/shared/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { useSite } from "~/web/shared/frame/use-site.ts";

type StatementSheetProps = {
  /** Name of the participant. */
  participant: string;
  month: string;
  lines: StatementLine[];
  timeZone: string;
  back: ReactNode;
  /** Status, shown next to the total. */
  badge?: ReactNode;
};

/** Printable page with one month of a participant's ledger. */
export function StatementSheet({
  participant,
  month,
  lines,
  timeZone,
  back,
  badge,
}: StatementSheetProps) {
  const { siteName } = useSite();
  const total = lines.reduce((sum, line) => sum + line.amountCents, 0);
  return (
    <article className="raised w-full max-w-4xl rounded-2xl bg-surface p-4 sm:p-10 print:p-0 print:shadow-none">
      <p className="print:hidden">{back}</p>
      <header className="mt-4 flex flex-wrap items-end justify-between gap-4 border-b border-line pb-4 print:mt-0">
        <div>
          <p className="text-sm text-muted">{siteName}</p>
          <h1 className="text-2xl">Commission statement</h1>
          <p className="mt-1 text-muted">{participant}</p>
        </div>
        <p className="sm:text-right">
          <span className="block text-sm text-muted">
            {formatMonth(month)} {badge}
          </span>
          <span className="text-2xl font-bold tabular-nums">{formatCents(total)}</span>
        </p>
      </header>
      {lines.length === 0 ? (
        <p className="mt-6">No entries this month.</p>
      ) : (
        <StatementLines lines={lines} total={total} timeZone={timeZone} />
      )}
      <p className="mt-6 text-sm text-muted">
        A reversal cancels an earlier commission. Times are {zoneName(timeZone)}.
      </p>
    </article>
  );
}

type StatementLinesProps = { lines: StatementLine[]; total: number; timeZone: string };

const cell = "border-b border-line py-2 pr-4 align-top last:pr-0";
/** Hidden on a phone, where its text is shown below the entry. */
const wide = `${cell} max-sm:hidden`;

/** Entries of a statement with their total. */
function StatementLines({ lines, total, timeZone }: StatementLinesProps) {
  return (
    <section
      aria-label="This month’s entries"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
      tabIndex={0}
      className="mt-6 overflow-x-auto print:overflow-visible"
    >
      <table className="w-full text-left text-sm">
        <caption className="sr-only">This month’s entries</caption>
        <thead>
          <tr>
            <th className={cell}>Date</th>
            <th className={cell}>Entry</th>
            <th className={wide}>Homeowner</th>
            <th className={`${wide} text-right`}>Deal</th>
            <th className={`${wide} text-right`}>Rate</th>
            <th className={`${cell} text-right`}>Amount</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id}>
              <td className={`${cell} whitespace-nowrap`}>
                {formatDate(line.createdAt, "MMM d, yyyy", timeZone)}
              </td>
              <td className={cell}>
                {line.kind === "commission" ? "Commission" : "Reversal"}
                {line.leadName ? (
                  <span className="block text-muted sm:hidden">{line.leadName}</span>
                ) : null}
                {line.dealCents === null ? null : (
                  <span className="block text-muted sm:hidden">
                    {formatRate(line.rate)} of {formatCents(line.dealCents)}
                  </span>
                )}
                {line.note ? <span className="block text-muted">{line.note}</span> : null}
                {line.closedOn ? (
                  <span className="block text-muted">closed {longDay(line.closedOn)}</span>
                ) : null}
              </td>
              <td className={wide}>{line.leadName ?? "–"}</td>
              <td className={`${wide} text-right tabular-nums`}>
                {line.dealCents === null ? "–" : formatCents(line.dealCents)}
              </td>
              <td className={`${wide} text-right tabular-nums`}>{formatRate(line.rate)}</td>
              <td className={`${cell} text-right tabular-nums`}>{formatCents(line.amountCents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-semibold">
            <th scope="row" colSpan={2} className="py-3 pr-4">
              Total
            </th>
            <td colSpan={3} className="max-sm:hidden" />
            <td className="py-3 text-right tabular-nums">{formatCents(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

type StatementTextProps = {
  intent: "ask" | "answer";
  label: string;
  button: string;
  refused: { values: FormValues; errors: FieldErrors } | undefined;
};

/** Form for a question about a statement, or for the reply. */
export function StatementText({ intent, label, button, refused }: StatementTextProps) {
  const form = useFreshForm(refused !== undefined);
  return (
    <Form ref={form} method="post" noValidate preventScrollReset className="flex flex-col gap-3">
      <TextAreaField
        name="words"
        label={label}
        rows={3}
        maxLength={1000}
        defaultValue={typedText(refused?.values, "words") ?? ""}
        error={refused?.errors.words}
      />
      <Button
        type="submit"
        name="intent"
        value={intent}
        variant="secondary"
        className="sm:self-start"
      >
        {button}
      </Button>
    </Form>
  );
}

const labels: Record<ReplyKind, string> = {
  question: "Question",
  answer: "Answer",
  confirmed: "Confirmed",
};

type StatementRepliesProps = { replies: readonly StatementReply[]; timeZone: string };

/** Questions and replies about a statement, and when it was confirmed. */
export function StatementReplies({ replies, timeZone }: StatementRepliesProps) {
  if (replies.length === 0) return null;
  return (
    <ol className="flex flex-col gap-3">
      {replies.map(({ id, kind, text, createdAt }) => (
        <li key={id}>
          <p className="text-sm text-muted">
            <strong className="font-semibold text-ink">{labels[kind]}</strong>,{" "}
            {formatDate(createdAt, "MMM d, yyyy", timeZone)}
          </p>
          {text ? <p className="break-words whitespace-pre-wrap">{text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
