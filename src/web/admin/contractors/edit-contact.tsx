import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Disclosure } from "~/ui/layout/disclosure.tsx";
import { useMayChange } from "../frame/use-may-change.ts";

export type RefusedFields = Readonly<
  Record<string, { typed: string; problem: string } | undefined>
>;

type EditContactProps = {
  account: { businessName: string; name: string; email: string; phone: string | null };
  /** Values that the form shows, to detect changes by others. */
  seen: string;
  refused: RefusedFields | null;
};

/** Edits the name and contact details of a business. */
export function EditContact({ account, seen, refused }: EditContactProps) {
  if (!useMayChange()) return null;
  const isRefused = refused?.["contact.email"] !== undefined;
  const of = (name: string, shown: string | null) => ({
    name,
    id: `contact-${name}`,
    defaultValue: refused?.[`contact.${name}`]?.typed ?? shown ?? "",
    error: refused?.[`contact.${name}`]?.problem || undefined,
  });
  return (
    <Disclosure isOpen={isRefused}>
      <summary className="text-link cursor-pointer py-2 text-sm font-semibold">
        Edit contact details
      </summary>
      <Form method="post" noValidate className="mt-3 flex flex-col gap-3">
        <input type="hidden" name="seen" value={seen} />
        <TextField {...of("business_name", account.businessName)} label="Business name" />
        <TextField {...of("name", account.name)} label="Contact name" />
        <TextField
          {...of("email", account.email)}
          label="Email"
          type="email"
          hint="If you change it, we’ll email the new address to confirm it."
        />
        <TextField {...of("phone", account.phone)} label="Phone" type="tel" />
        <Button
          type="submit"
          name="intent"
          value="save-contact"
          size="small"
          className="self-start"
        >
          Save contact details
        </Button>
      </Form>
    </Disclosure>
  );
}
