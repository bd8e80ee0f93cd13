import { Card } from "~/ui/layout/card.tsx";
import { CopyField } from "~/web/shared/forms/copy-snippet.tsx";

type OneTimeSecretProps = { title: string; label: string; value: string; hint: string };

/** A secret that is shown only once; focused, so it isn't missed. */
export function OneTimeSecret({ title, label, value, hint }: OneTimeSecretProps) {
  return (
    <Card as="section" aria-label={title} className="flex flex-col gap-3 max-sm:p-4">
      <h2 className="text-lg">{title}</h2>
      <CopyField name="secret" label={label} hint={hint} value={value} autoFocus />
    </Card>
  );
}
