import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useMay, useMayChange } from "~/web/admin/frame/use-frame.ts";
import { confirmationWord } from "./confirmation-word.ts";

type PersonDataProps = {
  title: string;
  exportHref: string;
  /** Intent of the deletion in the page's action. */
  intent: "delete" | "forget";
  /** Lists the data that is deleted and the data that stays. */
  hint: string;
  /** Input that didn't match the word, and the error. */
  refused: { typed: string; problem: string } | undefined;
  /** Name of the person. */
  children: ReactNode;
};

/** Exports or erases a person's data (`privacy.export-and-erasure`). */
export function PersonData(props: PersonDataProps) {
  const { title, exportHref, intent, hint, refused, children } = props;
  const mayChange = useMayChange();
  const mayExport = useMay("export");
  return (
    <Card as="section">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 text-sm text-muted">{children}</p>
      {mayExport ? (
        <LinkButton href={exportHref} variant="secondary" size="small" className="mt-3">
          Export data
        </LinkButton>
      ) : null}
      {mayChange ? (
        <Disclosure isOpen={refused !== undefined} className="mt-4">
          <summary className="cursor-pointer text-sm font-semibold text-bad">Delete data</summary>
          <Form method="post" className="mt-3 flex flex-col items-start gap-3">
            <TextField
              name="confirm"
              label={`Type ${confirmationWord} to confirm`}
              hint={hint}
              autoComplete="off"
              defaultValue={refused?.typed}
              error={refused?.problem}
            />
            <Button type="submit" name="intent" value={intent} variant="danger" size="small">
              Delete permanently
            </Button>
          </Form>
        </Disclosure>
      ) : null}
    </Card>
  );
}
