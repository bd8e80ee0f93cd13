import { Form } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";

/** Restores an old version as a new one. */
export function RestoreVersion({ version, current }: { version: number; current: number }) {
  return (
    <Form method="post">
      <input type="hidden" name="version" value={current} />
      <Button
        type="submit"
        name="intent"
        value={`restore:${version}`}
        size="small"
        variant="secondary"
        aria-label={`Restore version ${version}`}
      >
        Restore
      </Button>
    </Form>
  );
}
