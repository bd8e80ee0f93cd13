import { TextField } from "~/ui/form/text-field.tsx";

type AddressFieldProps = {
  shown: string | undefined;
  /** Known part of the address when the customer hasn't given all of it. */
  zipCode?: string | null | undefined;
  error: string | undefined;
};

/** Address of the job; a ZIP code alone is not an address. */
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
