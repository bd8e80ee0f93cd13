import { Form } from "react-router";
import type { ReadCallSettings } from "~/domains/inbox/calls/settings/read-call-settings.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { formatPhone } from "~/platform/validation/phone.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { useFreshForm } from "~/ui/form/saved-values.ts";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";
import { useIsMember } from "../frame/use-is-member.ts";

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
