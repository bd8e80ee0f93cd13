import type { Period } from "~/domains/growth/analytics/period.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { usualConversion } from "./google-columns.ts";
import { periodFields } from "./period-address.ts";

/** Asks for the file that tells Google Ads which clicks paid (`analytics.google-conversions`). */
export function GoogleFile({ period }: { period: Period }) {
  return (
    <Card as="section" aria-labelledby="google" className="max-sm:p-4">
      <h2 id="google" className="text-lg">
        Send conversions to Google Ads
      </h2>
      <p className="mt-1 text-sm text-muted">
        In Google Ads, go to Goals &gt; Conversions &gt; Uploads. The file lists ad leads whose
        first payment came in during these dates, with the amount.
      </p>
      <form
        method="get"
        action="/crm/analytics/google.csv"
        className="mt-3 flex flex-wrap items-end gap-3"
      >
        {periodFields(period).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          name="name"
          label="Conversion name"
          hint="It must match the name in Google Ads."
          maxLength={100}
          defaultValue={usualConversion}
        />
        <Button type="submit" variant="secondary">
          Download
        </Button>
      </form>
    </Card>
  );
}
