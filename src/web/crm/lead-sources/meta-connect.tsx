import { Form } from "react-router";
import type { FoundSource } from "~/domains/lead-sources/index.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { CopyField } from "~/web/shared/forms/copy-snippet.tsx";

export type MetaConnectProps = {
  source: Pick<FoundSource, "metaAppId" | "accountId" | "accountName">;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Connects a source to a Facebook page with its ID and a token. */
export function MetaConnect({ source, refused }: MetaConnectProps) {
  const { metaAppId, accountId, accountName } = source;
  const errors = refused?.errors ?? {};
  return (
    <>
      {metaAppId ? <CopyField name="app_id" label="App ID" value={metaAppId} /> : null}
      {accountId ? <p>{`Connected to ${accountName}.`}</p> : null}
      <Form method="post" noValidate className="flex flex-col items-start gap-4">
        <TextField
          name="account_id"
          label="Page ID"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={typedText(refused?.values, "account_id") ?? accountId ?? ""}
          error={errors.account_id}
          required
        />
        <TextField
          name="access_token"
          label="Token"
          hint="We store it encrypted, and never show it again."
          autoComplete="off"
          spellCheck={false}
          className="font-mono text-sm"
          defaultValue={typedText(refused?.values, "access_token") ?? ""}
          error={errors.access_token}
          required
        />
        <Button type="submit" name="intent" value="connect" variant="action">
          {accountId ? "Connect again" : "Connect"}
        </Button>
      </Form>
    </>
  );
}
