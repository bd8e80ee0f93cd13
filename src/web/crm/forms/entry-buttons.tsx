import { Button } from "~/ui/buttons/button.tsx";
import { ConfirmActionWithin } from "~/web/shared/forms/confirm-action.tsx";

const removals = { delete: "Delete", archive: "Archive" };

type EntryButtonsProps = {
  /** Name of an existing entry; null for a new one. */
  name: string | null;
  /** Label of the button that adds an entry. */
  add: string;
  /** How an existing entry is removed; sent as `intent`. */
  remove: keyof typeof removals;
};

/** Buttons to add an entry to a short list, or to save or remove one. */
export function EntryButtons({ name, add, remove }: EntryButtonsProps) {
  if (name === null) {
    return (
      <Button type="submit" className="self-start">
        {add}
      </Button>
    );
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Button type="submit" variant="secondary">
        Save
      </Button>
      {remove === "delete" ? (
        <ConfirmActionWithin
          label={removals.delete}
          subject={name}
          buttonStyle={{ variant: "quiet" }}
          consequence="This can’t be undone."
          yes="Delete permanently"
          intent="delete"
        />
      ) : (
        <Button
          type="submit"
          name="intent"
          value={remove}
          variant="quiet"
          aria-label={`${removals[remove]} ${name}`}
        >
          {removals[remove]}
        </Button>
      )}
    </div>
  );
}
