import { Form } from "react-router";
import type { ReadCallSettings } from "~/domains/inbox/index.server.ts";
import { maxPhones, ringSecondsOptions } from "~/domains/inbox/index.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useIsMember } from "~/web/crm/frame/use-frame.ts";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

type CallSettingsFormProps = {
  settings: ReadCallSettings;
  refused: { values: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Phones that ring, ring time, and whether missed callers get a text. */
export function CallSettingsForm({ settings, refused }: CallSettingsFormProps) {
  const isMember = useIsMember();
  const { enabled, ringSeconds, textsMissed, phones } = settings;
  const { values, errors = {} } = refused ?? {};
  const typed = (name: string, stored: string) => (values ? String(values[name] ?? "") : stored);
  const isChecked = (name: string, stored: boolean) =>
    values ? values[name] !== undefined : stored;
  return (
    <Form method="post" noValidate>
      <fieldset disabled={!isMember} className="flex flex-col gap-5">
        <Card as="section" aria-labelledby="phones" className="flex flex-col gap-4 max-sm:p-4">
          <CheckboxField
            name="enabled"
            label="Ring our phones when someone calls our number"
            hint="When off, callers hear how to text you instead."
            defaultChecked={isChecked("enabled", enabled)}
          />
          <h2 id="phones" className="text-lg">
            Phones that ring, in this order
          </h2>
          <ol className="flex flex-col gap-4">
            {Array.from({ length: maxPhones }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the order is what a row is
              <li key={index} className="grid gap-3 sm:grid-cols-2">
                <TextField
                  name={`name_${index}`}
                  label={`Phone ${index + 1}: name`}
                  optional={index > 0}
                  maxLength={60}
                  autoComplete="off"
                  defaultValue={typed(`name_${index}`, phones[index]?.name ?? "")}
                  error={errors[`name_${index}`]}
                />
                <TextField
                  name={`phone_${index}`}
                  type="tel"
                  label={`Phone ${index + 1}: number`}
                  optional={index > 0}
                  maxLength={40}
                  autoComplete="off"
                  defaultValue={typed(
                    `phone_${index}`,
                    formatPhone(phones[index]?.phone ?? "") ?? "",
                  )}
                  error={errors[`phone_${index}`]}
                />
              </li>
            ))}
          </ol>
          <SelectField
            name="ring_seconds"
            label="Each phone rings for"
            options={ringSecondsOptions.map((time) => ({
              value: String(time),
              label: `${time} seconds`,
            }))}
            defaultValue={typed("ring_seconds", String(ringSeconds))}
            error={errors.ring_seconds}
          />
          <CheckboxField
            name="texts_missed"
            label="Auto-text missed callers"
            hint="One text per caller per day, never at night. Its text is below."
            defaultChecked={isChecked("texts_missed", textsMissed)}
          />
        </Card>
        {isMember ? (
          <Button type="submit" name="intent" value="save" className="self-start">
            Save
          </Button>
        ) : null}
      </fieldset>
    </Form>
  );
}

type BlockedCallersProps = {
  blocked: ReadCallSettings["blocked"];
  refused: { values: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Blocked callers, with a form to add one. */
export function BlockedCallers({ blocked, refused }: BlockedCallersProps) {
  const format = useFormatDate();
  const isMember = useIsMember();
  const form = useFreshForm(refused !== undefined);
  return (
    <Card as="section" aria-labelledby="blocked" className="max-sm:p-4">
      <h2 id="blocked" className="text-lg">
        Blocked numbers
      </h2>
      {blocked.length === 0 ? <p className="mt-1 text-muted">No blocked numbers.</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {blocked.map(({ phone, blockedBy, createdAt }) => (
          <li key={phone} className="flex flex-wrap items-center justify-between gap-3 py-2">
            <div className="min-w-0">
              <p className="font-semibold">{formatPhone(phone)}</p>
              <p className="text-sm text-muted">
                Blocked by {blockedBy} on {format(createdAt, "MMM d, yyyy")}
              </p>
            </div>
            {isMember ? (
              <Form method="post">
                <input type="hidden" name="phone" value={phone} />
                <Button
                  type="submit"
                  name="intent"
                  value="unblock"
                  variant="secondary"
                  size="small"
                  aria-label={`Unblock ${formatPhone(phone)}`}
                >
                  Unblock
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
      {isMember ? (
        <Form ref={form} method="post" noValidate className="mt-3 flex max-w-sm flex-col gap-3">
          <TextField
            name="phone"
            id="block-phone"
            type="tel"
            label="Number to block"
            maxLength={40}
            autoComplete="off"
            defaultValue={String(refused?.values?.phone ?? "")}
            error={refused?.errors.phone}
          />
          <Button
            type="submit"
            name="intent"
            value="block"
            variant="secondary"
            className="self-start"
          >
            Block number
          </Button>
        </Form>
      ) : null}
    </Card>
  );
}
