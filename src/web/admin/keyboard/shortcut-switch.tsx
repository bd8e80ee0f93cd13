import { useFetcher } from "react-router";
import { Button } from "~/ui/buttons/button.tsx";

/** Turns single-letter shortcuts on or off for the signed-in user, on all devices. */
export function ShortcutSwitch({ letters }: { letters: boolean }) {
  const fetcher = useFetcher();
  return (
    <fetcher.Form
      method="post"
      action="/admin/keyboard"
      className="flex flex-wrap items-center justify-between gap-3"
    >
      <p className="text-sm">
        Single-key shortcuts are <strong>{letters ? "on" : "off"}</strong>. Ctrl K always works.
      </p>
      <Button
        type="submit"
        name="shortcuts"
        value={letters ? "off" : "on"}
        size="small"
        variant="secondary"
      >
        Turn single-key shortcuts {letters ? "off" : "on"}
      </Button>
    </fetcher.Form>
  );
}
