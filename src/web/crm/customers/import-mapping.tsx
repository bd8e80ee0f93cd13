import { Form } from "react-router";
import type { FoundCustomerImport } from "~/domains/operations/index.server.ts";
import {
  customerFieldLabels,
  customerFields,
  maxConsentProof,
} from "~/domains/operations/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Badge } from "~/ui/feedback/badge.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { MatchColumns } from "~/web/crm/forms/match-columns.tsx";

type ImportMappingProps = {
  customerImport: FoundCustomerImport;
  typed: FormValues | undefined;
  errors: FieldErrors;
  canImport: boolean;
};

const options = customerFields.map((value) => ({ value, label: customerFieldLabels[value] }));

/** Chooses the field of each column, with the first rows as they would be imported. */
export function ImportMapping({ customerImport, typed, errors, canImport }: ImportMappingProps) {
  const { columns, preview, rows, fields, consentProof } = customerImport;
  const shown = columns
    .filter(({ heading, samples }) => heading !== "" || samples.length > 0)
    .map((column) => ({ ...column, isGuess: column.match === "values" }));
  const needsProof = fields.includes("text_consent");
  return (
    <Form method="post" noValidate className="flex flex-col gap-5">
      <Card as="section" aria-labelledby="columns" className="max-sm:p-4">
        <h2 id="columns" className="text-lg">
          Match columns
        </h2>
        <MatchColumns
          columns={shown}
          options={options}
          unused="Don’t import"
          verb="Import"
          typed={typed}
        />
        <TextField
          name="consent_proof"
          label="Proof of text consent"
          hint="Needed if you import a column with text consents. For example: service agreements, in our office."
          optional={!needsProof}
          maxLength={maxConsentProof}
          defaultValue={typedText(typed, "consent_proof") ?? consentProof ?? ""}
          error={errors.consent_proof}
          autoComplete="off"
        />
      </Card>
      <section aria-labelledby="preview">
        <h2 id="preview" className="text-lg">
          First rows
        </h2>
        <ol className="raised mt-2 divide-y divide-line overflow-hidden rounded-2xl bg-surface">
          {preview.map((row) => (
            <PreviewRow key={row.line} row={row} />
          ))}
        </ol>
      </section>
      {canImport ? (
        <div className="flex flex-wrap gap-3">
          {/* First, because Enter in a field presses it. */}
          <Button type="submit" name="intent" value="columns" variant="secondary">
            Update preview
          </Button>
          <Button type="submit" name="intent" value="start" variant="action">
            Import {rows.toLocaleString("en-US")} {rows === 1 ? "row" : "rows"}
          </Button>
          <Button type="submit" name="intent" value="cancel" variant="quiet">
            Discard file
          </Button>
        </div>
      ) : null}
    </Form>
  );
}

/** A row as it would be imported, or why it can't be. */
function PreviewRow({ row: one }: { row: FoundCustomerImport["preview"][number] }) {
  if (!one.ok) {
    return (
      <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-2.5">
        <p className="text-sm text-muted">
          Row {one.line}: {one.problem}
        </p>
        <Badge tone="bad">Error</Badge>
      </li>
    );
  }
  const { name, company, contacts, address, billingAddress, accessNotes, ...row } = one.row;
  const numbers = contacts.map(({ kind, value, extension }) =>
    kind === "phone" ? formatPhone(value, extension) : value,
  );
  const details = [
    ["Company", company],
    ["Contact", numbers.join(", ")],
    ["Property", address],
    ["Bills to", billingAddress],
    ["Access", accessNotes],
    ["Notes", row.notes],
    ["Tags", row.tags.join(", ")],
    ["Text consent", row.consent?.givenOn],
  ].filter(([, value]) => value);
  return (
    <li className="px-4 py-2.5">
      <p className="flex flex-wrap items-center gap-2 break-words">
        <span className="text-sm text-muted tabular-nums">Row {one.line}</span>
        <span className="font-semibold">{name}</span>
        {row.doNotContact ? <Badge tone="warning">Do not contact</Badge> : null}
      </p>
      <dl className="text-sm">
        {details.map(([label, value]) => (
          <div key={label} className="flex gap-2">
            <dt className="shrink-0 text-muted">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {one.remarks.length > 0 ? (
        <p className="text-sm text-warning">{one.remarks.join(". ")}</p>
      ) : null}
    </li>
  );
}
