import { type ComponentProps, useEffect, useState } from "react";
import { classNames, controlStyle } from "../styles/class-names.ts";
import { describedBy, Field, type FieldProps } from "./field.tsx";

type FileFieldProps = FieldProps &
  Omit<ComponentProps<"input">, "name" | "type"> & {
    name: string;
    /** The saved picture, shown with or without script. */
    currentUrl?: string;
    currentAlt?: string;
  };

/** A file input. With script, a chosen picture is previewed right away. */
export function FileField({
  label,
  hint,
  error,
  optional,
  id: ownId,
  currentUrl,
  currentAlt = "",
  className,
  onChange,
  ...rest
}: FileFieldProps) {
  const id = ownId ?? rest.name;
  const [chosenUrl, setChosenUrl] = useState<string>();
  useEffect(() => (chosenUrl ? () => URL.revokeObjectURL(chosenUrl) : undefined), [chosenUrl]);
  const shownUrl = chosenUrl ?? currentUrl;
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional}>
      <input
        {...rest}
        id={id}
        type="file"
        aria-describedby={describedBy(id, hint, error)}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          setChosenUrl(file?.type.startsWith("image/") ? URL.createObjectURL(file) : undefined);
          onChange?.(event);
        }}
        className={classNames(
          controlStyle,
          "file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-md file:border file:border-solid file:border-edge file:bg-sunken file:px-3 file:font-semibold file:text-ink",
          className,
        )}
      />
      {shownUrl ? (
        <img
          src={shownUrl}
          alt={chosenUrl ? "The photo you chose" : currentAlt}
          className="raised h-28 w-fit max-w-full rounded-lg bg-[#fff] object-contain p-2"
        />
      ) : null}
    </Field>
  );
}
