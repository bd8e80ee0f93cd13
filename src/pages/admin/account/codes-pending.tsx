import { Form } from "react-router";
import type { PendingCodes } from "~/features/staff/own-account/two-factor.server.ts";
import type { FieldErrors } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type CodesPendingProps = { pending: PendingCodes; errors: FieldErrors };

/** The second step of turning codes on: the app learns the secret and shows a first code. */
export function CodesPending({ pending, errors }: CodesPendingProps) {
  const { qr, address, secret } = pending;
  return (
    <Card
      as="section"
      className="grid grid-cols-[minmax(0,1fr)] gap-8 sm:grid-cols-[auto_minmax(0,1fr)]"
    >
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label="QR code for your authenticator app"
        shapeRendering="crispEdges"
        className="aspect-square w-56 max-w-full rounded-xl border border-line"
      >
        {/* Black on white in both schemes: not every camera reads it the other way round. */}
        <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <div className="min-w-0">
        <h2 className="text-xl">Scan, then enter the code</h2>
        <p className="mt-2 text-muted">
          Scan the QR code with your authenticator app. On this phone,{" "}
          <a href={address} className="text-link">
            open the app
          </a>
          .
        </p>
        <details className="mt-2 text-sm">
          <summary className="text-link py-1">Enter the key instead</summary>
          <code className="mt-1 block rounded-lg bg-sunken p-3 font-mono break-words">
            {secret}
          </code>
        </details>
        <Form method="post" noValidate className="mt-5 flex flex-col items-start gap-5">
          <div className="w-full max-w-xs">
            <TextField
              label="Code"
              name="code"
              autoComplete="one-time-code"
              inputMode="numeric"
              hint="The six digits your app shows now."
              error={errors.code}
            />
          </div>
          <Button type="submit" name="intent" value="confirm">
            Turn on two-factor
          </Button>
        </Form>
      </div>
    </Card>
  );
}
