import { Button } from "~/ui/buttons/button.tsx";
import type { ButtonVariant } from "~/ui/buttons/button-style.ts";
import { LinkButton } from "~/ui/buttons/link-button.tsx";
import { Row, Specimen } from "./specimen.tsx";

const variants: ButtonVariant[] = ["action", "primary", "secondary", "quiet", "danger"];

export function Actions() {
  return (
    <Specimen title="Buttons and links">
      {(["small", "medium", "large"] as const).map((size) => (
        <Row key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              {variant}
            </Button>
          ))}
        </Row>
      ))}
      <Row>
        <Button disabled>Disabled</Button>
        <Button busy busyLabel="Saving...">
          Next
        </Button>
        <Button variant="action" busy busyLabel="Submitting...">
          Submit &amp; Launch My Lead System
        </Button>
        <LinkButton href="#main" variant="action">
          Link, action
        </LinkButton>
        <LinkButton href="#main" variant="secondary">
          Link, secondary
        </LinkButton>
      </Row>
      <div className="deep-band rounded-2xl p-6">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </div>
    </Specimen>
  );
}
