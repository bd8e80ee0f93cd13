import { Form } from "react-router";
import type { PageAddresses } from "~/domains/storefront/own-addresses/find-page-addresses.server.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { typedText } from "~/platform/validation/typed-text.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";
import { useIsMember } from "../frame/use-is-member.ts";

type SubdomainCardProps = {
  address: PageAddresses["subdomain"];
  pagesDomain: string;
  suggestion: string;
  refused: { values?: FormValues | undefined; errors: FieldErrors } | undefined;
};

/** Free subdomain of a page: choose, change or remove it. */
export function SubdomainCard({ address, pagesDomain, suggestion, refused }: SubdomainCardProps) {
  const isMember = useIsMember();
  const typed = typedText(refused?.values, "subdomain");
  return (
    <Card as="section" aria-labelledby="free-address" className="max-sm:p-4">
      <h2 id="free-address" className="text-lg">
        Free address
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {address
          ? "If you change it, the old one stops working. We’ll save it for you for 90 days."
          : "Pick a name and it works right away."}
      </p>
      <Form method="post" noValidate>
        <fieldset disabled={!isMember} className="flex flex-col gap-4">
          <TextField
            name="subdomain"
            label="Name"
            hint={`Your address will be name.${pagesDomain}`}
            defaultValue={typed ?? address?.name ?? suggestion}
            error={refused?.errors.subdomain}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="max-w-sm"
          />
          {isMember ? (
            <div className="flex flex-col items-start gap-3">
              <Button type="submit" name="intent" value="subdomain" variant="action">
                {address ? "Change" : "Use this address"}
              </Button>
              {address ? (
                <ConfirmActionWithin
                  label="Remove"
                  subject="the free address"
                  look={{ variant: "secondary" }}
                  consequence="Your page will no longer work there. We’ll save the name for you for 90 days."
                  yes="Yes, remove it"
                  intent={`remove:${address.id}`}
                />
              ) : null}
            </div>
          ) : null}
        </fieldset>
      </Form>
    </Card>
  );
}
