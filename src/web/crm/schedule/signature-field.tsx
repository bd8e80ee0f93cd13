import { useEffect, useState } from "react";
import { TextField } from "~/ui/form/text-field.tsx";

type Pad = typeof import("./signature-pad.tsx").SignaturePad;

type SignatureFieldProps = { shown: string; error: string | undefined };

/** A customer's signature: a typed name, and a drawing where there is script. */
export function SignatureField({ shown, error }: SignatureFieldProps) {
  const [loaded, setLoaded] = useState<{ Pad: Pad } | null>(null);
  useEffect(() => {
    import("./signature-pad.tsx").then(
      ({ SignaturePad }) => setLoaded({ Pad: SignaturePad }),
      () => {},
    );
  }, []);
  return (
    <div className="flex flex-col gap-3">
      <TextField
        name="signed_by"
        label="Customer’s name as a signature"
        optional
        maxLength={120}
        autoComplete="off"
        defaultValue={shown}
        error={error}
      />
      {loaded ? <loaded.Pad /> : null}
    </div>
  );
}
