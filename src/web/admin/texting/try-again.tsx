import { Form, href } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";
import { useMayChange } from "~/web/admin/frame/use-frame.ts";

/** Retries a business's texts after the provider refused them. */
export function TryAgain(props: { contractorId: string; businessName: string }) {
  const { contractorId: id, businessName } = props;
  if (!useMayChange()) return null;
  return (
    <Form method="post" action={href("/admin/contractors/:id/texting", { id })} className="mt-2">
      <Button type="submit" name="intent" value="try-again" variant="secondary" size="small">
        Try again<span className="sr-only"> texting for {businessName}</span>
      </Button>
    </Form>
  );
}
