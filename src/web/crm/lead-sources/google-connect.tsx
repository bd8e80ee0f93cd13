import { Form } from "react-router";
import type { ConsentProblem, FoundSource } from "~/domains/lead-sources/index.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button, LinkButton } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { useFormatDate } from "~/web/shared/frame/use-format-date.ts";

export type GoogleConnectProps = {
  source: Pick<
    FoundSource,
    "id" | "accountId" | "accountName" | "accountChoices" | "isOffered" | "polledAt"
  >;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Connects a source to a Google Ads account: a member signs in with Google, then chooses the account. */
export function GoogleConnect({ source, refused }: GoogleConnectProps) {
  const { id, accountId, accountName, accountChoices, isOffered, polledAt } = source;
  const format = useFormatDate();
  const connected = accountId ? (
    <p>
      {`Connected to ${accountName}.`}
      {polledAt ? ` Last checked ${format(polledAt, "MMM d, h:mm a")}.` : ""}
    </p>
  ) : null;
  if (!isOffered) {
    return (
      <>
        {connected}
        <p>
          {`We haven’t set up access to Google${accountId ? ", so we can’t read new leads" : " yet, so you can’t connect"} right now. Until then, add a “Lead emails” source, and forward Google’s lead emails to it.`}
        </p>
      </>
    );
  }
  const choices = accountChoices ?? [];
  return (
    <>
      {connected}
      {choices.length > 1 ? (
        <Form method="post" noValidate className="flex flex-col items-start gap-4">
          <SelectField
            name="account_id"
            label="Google Ads account"
            hint="The one with your Local Services Ads."
            placeholder="Choose an account"
            options={choices.map((choice) => ({
              value: choice.id,
              label: `${choice.name} (${choice.id})`,
            }))}
            defaultValue={typedText(refused?.values, "account_id") ?? accountId ?? ""}
            error={refused?.errors.account_id}
          />
          <Button type="submit" name="intent" value="account" variant="action">
            Use this account
          </Button>
        </Form>
      ) : null}
      <LinkButton
        href={`/crm/settings/lead-sources/${id}/google`}
        variant={accountId || choices.length > 1 ? "secondary" : "primary"}
        className="self-start"
      >
        {accountId ? "Connect again" : "Connect with Google"}
      </LinkButton>
    </>
  );
}

/** Messages about the result of the visit to Google, by the code in the page's URL. */
export const consentMessages: Record<ConsentProblem | "connected" | "choose", string> = {
  connected: "Connected. We’re reading your leads now.",
  choose: "Almost done. Choose your Google Ads account below.",
  declined: "You didn’t give us access at Google. Connect again, and allow it.",
  expired: "That took too long, or it was for another member. Connect again.",
  unchecked:
    "The box for Google Ads wasn’t checked, so we can’t read your leads. Connect again and check it.",
  no_accounts:
    "This Google account has no Google Ads account of its own. Connect again with the one you use for Local Services Ads.",
  taken: "This account is already connected to another lead source.",
  too_many: "Too many tries. Wait an hour, then connect again.",
  token_expired: "Google didn’t accept the sign-in. Connect again.",
  no_permission: "This Google account can’t read the Google Ads account. Connect with another one.",
  app_refused: "Google doesn’t accept our app right now. Please contact us so we can fix it.",
  rate_limited: "Google limits requests right now. Try again in an hour.",
  unavailable: "Google didn’t respond. Try again in a few minutes.",
  lead_gone: "Google didn’t respond as expected. Try again in a few minutes.",
};
