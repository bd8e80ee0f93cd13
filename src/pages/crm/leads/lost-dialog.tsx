import { type LostReason, lostReasons } from "~/features/leads/leads.ts";
import { lostReasonLabels } from "~/features/leads/stages.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Dialog } from "~/ui/overlay/dialog.tsx";

type LostDialogProps = {
  /** Who was dropped on Lost; null while nobody was. */
  name: string | null;
  onAnswer: (reason: LostReason | null) => void;
};

/** Asks why a lead is lost that was dropped there (`leads.lost-reason`); put away, nothing moves. */
export function LostDialog({ name, onAnswer }: LostDialogProps) {
  return (
    <Dialog open={name !== null} onClose={() => onAnswer(null)} title={`Why did you lose ${name}?`}>
      <div className="grid gap-2 sm:grid-cols-2">
        {lostReasons.map((reason) => (
          <Button key={reason} variant="secondary" onClick={() => onAnswer(reason)}>
            {lostReasonLabels[reason]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
