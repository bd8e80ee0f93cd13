import { Form } from "react-router";
import type { FoundSource } from "~/domains/lead-sources/index.server.ts";
import { centsField } from "~/domains/shared/index.ts";
import { serviceTitle } from "~/domains/storefront/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type SourceSettingsProps = {
  source: FoundSource;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** The choices for a source's leads. */
export function SourceSettings({ source, refused }: SourceSettingsProps) {
  const { name, kind, pageId, pages, costCents, siteHost, thankYouUrl, attribution } = source;
  const errors = refused?.errors ?? {};
  const typed = (field: string, saved: string | null) =>
    typedText(refused?.values, field) ?? saved ?? "";
  const isChecked = (field: string, saved: boolean) =>
    refused?.values ? refused.values[field] !== undefined : saved;
  return (
    <Card as="section" aria-labelledby="settings" className="max-sm:p-4">
      <h2 id="settings" className="text-lg">
        Settings
      </h2>
      <Form method="post" noValidate className="mt-3 flex flex-col items-start gap-4">
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <TextField
            name="name"
            label="Name"
            defaultValue={typed("name", name)}
            error={errors.name}
            maxLength={60}
            required
          />
          <TextField
            name="cost"
            label="Cost of a lead"
            hint="If every lead costs the same."
            inputMode="decimal"
            defaultValue={typed("cost", centsField(costCents))}
            error={errors.cost}
            optional
          />
          <SelectField
            name="page_id"
            label="Page"
            hint="For leads that don’t name a service you have a page for."
            placeholder="Your first page"
            options={pages.map(({ id, service, city, state }) => ({
              value: id,
              label: `${serviceTitle(service)} in ${city}, ${state}`,
            }))}
            defaultValue={typed("page_id", pageId)}
            error={errors.page_id}
          />
          {kind === "website_form" ? (
            <>
              <TextField
                name="site_host"
                label="Your website"
                hint="If filled in, we refuse forms that say they’re on another website."
                placeholder="example.com"
                defaultValue={typed("site_host", siteHost)}
                error={errors.site_host}
                optional
              />
              <TextField
                name="thank_you_url"
                label="Page to show after sending"
                placeholder="https://example.com/thanks"
                defaultValue={typed("thank_you_url", thankYouUrl)}
                error={errors.thank_you_url}
                optional
              />
            </>
          ) : null}
        </div>
        <CheckboxField
          name="is_on"
          label="Add its leads to your list"
          defaultChecked={isChecked("is_on", source.isOn)}
        />
        <CheckboxField
          name="follows_up"
          label="Send the automatic follow-up"
          hint="Emails are sent right away. Texts need the next checkbox."
          defaultChecked={isChecked("follows_up", source.followsUp)}
        />
        <CheckboxField
          name="texts_allowed"
          label="Text its leads about their request"
          hint={`Check this only if people give ${attribution} their number so you can contact them about their request. We record that with each lead. Texts stay about the request, never marketing, and end when they reply STOP.`}
          defaultChecked={isChecked("texts_allowed", source.textsAllowed)}
        />
        <Button type="submit" name="intent" value="save" variant="action">
          Save
        </Button>
      </Form>
    </Card>
  );
}
