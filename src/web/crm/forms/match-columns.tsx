import type { FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";

type Column = {
  at: number;
  /** The column's name in the file or from the source; "" if it has none. */
  heading: string;
  /** Null if the name is clear enough. */
  samples: string[] | null;
  field: string | null;
  isGuess: boolean;
};

type MatchColumnsProps = {
  columns: readonly Column[];
  options: { value: string; label: string }[];
  /** The choice not to use a column. */
  unused: string;
  /** For a screen reader, before the heading. */
  verb: string;
  typed: FormValues | undefined;
  /**
   * Whether each name is sent back as `label_0` and so on, so the form still works if the list has
   * changed meanwhile.
   */
  sendsHeadings?: boolean;
};

/** Select boxes that map each column of a file, or each label of a source, to a field. */
export function MatchColumns(props: MatchColumnsProps) {
  const { columns, options, unused, verb, typed, sendsHeadings = false } = props;
  return (
    <ul className="mt-2 divide-y divide-line">
      {columns.map(({ at, heading, samples, field, isGuess }) => {
        const name = heading || `Column ${at + 1}`;
        return (
          <li
            key={at}
            className="grid items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold break-words">
                {name}
                {isGuess ? <Badge tone="warning">Guessed by its values</Badge> : null}
              </p>
              {samples ? (
                <p className="truncate text-sm text-muted">{samples.join(" · ") || "Empty"}</p>
              ) : null}
            </div>
            {sendsHeadings ? <input type="hidden" name={`label_${at}`} value={heading} /> : null}
            <SelectField
              name={`field_${at}`}
              label={
                <span className="sr-only">
                  {verb} {heading || `column ${at + 1}`} as
                </span>
              }
              placeholder={unused}
              options={options}
              defaultValue={typedText(typed, `field_${at}`) ?? field ?? ""}
            />
          </li>
        );
      })}
    </ul>
  );
}
