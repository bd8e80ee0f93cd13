import { maxNotes } from "~/domains/schedule/index.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";

type TeamNotesFieldProps = { rows: number; defaultValue: string; error: string | undefined };

/** Notes about an appointment that its customer never sees. */
export const TeamNotesField = (props: TeamNotesFieldProps) => (
  <TextAreaField
    {...props}
    name="notes"
    label="Notes for your team"
    optional
    hint="Gate code, dog, what to bring. Your customer never sees this."
    maxLength={maxNotes}
  />
);
