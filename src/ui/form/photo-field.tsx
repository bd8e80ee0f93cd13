import type { ComponentProps } from "react";
import { FileField } from "./file-field.tsx";
import { shrinkBeforeSubmit } from "./shrink-before-submit.ts";

/** A file input for photos. With JavaScript, photos are made smaller before they are sent. */
export function PhotoField(props: Omit<ComponentProps<typeof FileField>, "onChange">) {
  return (
    <FileField
      {...props}
      onChange={({ currentTarget }) => void shrinkBeforeSubmit(currentTarget)}
    />
  );
}
