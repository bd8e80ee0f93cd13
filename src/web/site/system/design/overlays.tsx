import { useState } from "react";
import { Button } from "~/ui/buttons/button.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Dialog } from "~/ui/overlay/dialog.tsx";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { Row, Specimen } from "./specimen.tsx";

export function Overlays() {
  const [open, setOpen] = useState(false);
  const fail = () =>
    showToast({
      title: "Contact Required",
      description: "Please provide either your email or phone number.",
      tone: "destructive",
    });
  return (
    <Specimen title="Dialog and toasts">
      <Row>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Open a dialog
        </Button>
        <Button
          variant="secondary"
          onClick={() =>
            showToast({
              title: "Step completed!",
              description: "Moving to step 2...",
              tone: "good",
            })
          }
        >
          Good toast
        </Button>
        <Button variant="secondary" onClick={fail}>
          Destructive toast
        </Button>
        <Button variant="secondary" onClick={() => showToast({ title: "Saved 10:42" })}>
          Neutral toast
        </Button>
      </Row>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="A dialog"
        description="It closes with Escape, the X, or a click outside it."
      >
        <form
          className="flex flex-col gap-6"
          onSubmit={(event) => {
            event.preventDefault();
            setOpen(false);
            showToast({
              title: "Request Submitted!",
              description: "We'll be in touch.",
              tone: "good",
            });
          }}
        >
          <TextField label="Business name" name="business_name" autoComplete="organization" />
          <Row>
            <Button type="submit" variant="action">
              Submit
            </Button>
            <Button variant="secondary" onClick={fail}>
              Fail
            </Button>
          </Row>
        </form>
      </Dialog>
    </Specimen>
  );
}
