import type { ComponentProps } from "react";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { VisuallyHidden } from "~/ui/layout/visually-hidden.tsx";

/** Button link to another site that opens a new tab and says so. */
export function NewTabLink({ children, ...rest }: ComponentProps<typeof LinkButton>) {
  return (
    <LinkButton {...rest} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </LinkButton>
  );
}
