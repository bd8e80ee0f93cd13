import { TextField } from "~/ui/form/text-field.tsx";

type AddressFieldProps = {
  shown: string | undefined;
  /** What is known where nobody has said the address. */
  zipCode?: string | null | undefined;
  error: string | undefined;
};

/** Where the work is to be done; a ZIP code alone is no address. */
export function AddressField({ shown, zipCode, error }: AddressFieldProps) {
  return (
    <TextField
      name="address"
      label="Address"
      optional
      hint={zipCode ? `Only ZIP on file: ${zipCode}.` : undefined}
      autoComplete="off"
      defaultValue={shown}
      error={error}
    />
  );
}
