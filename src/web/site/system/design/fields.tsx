import { useState } from "react";
import { Button } from "~/ui/buttons/button.tsx";
import { CheckboxField } from "~/ui/form/choice.tsx";
import { CheckboxGroup, RadioGroup } from "~/ui/form/choice-group.tsx";
import { FileField } from "~/ui/form/file-field.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { Dialog } from "~/ui/overlay/dialog.tsx";
import { showToast } from "~/ui/toasts/show-toast.ts";
import { Row, Specimen } from "./display.tsx";

const colors = [
  { value: "blue", label: "Blue" },
  { value: "green", label: "Green", hint: "Like a lawn in May" },
  { value: "sand", label: "Sand" },
];

export function Fields() {
  return (
    <Specimen title="Fields">
      <div className="grid gap-x-12 gap-y-8 md:grid-cols-2">
        <TextField label="Plain" name="plain" placeholder="A placeholder" />
        <TextField label="With hint" name="hinted" hint="Shown on your page." optional />
        <TextField
          label="With error"
          name="wrong"
          type="email"
          autoComplete="email"
          hint="We write to this address."
          error="Invalid email address"
          defaultValue="ada@"
        />
        <TextField label="Disabled" name="off" disabled defaultValue="Fixed" />
        <TextAreaField label="Several lines" name="lines" hint="One or two sentences." />
        <TextAreaField
          label="Several lines, wrong"
          name="lines-wrong"
          error="Please write something"
        />
        <SelectField label="One of many" name="many" placeholder="Choose one" options={colors} />
        <SelectField
          label="One of many, wrong"
          name="many-wrong"
          options={colors}
          error="Choose one"
        />
        <RadioGroup legend="One of a few" name="few" options={colors} defaultValue="green" />
        <RadioGroup
          legend="One of a few, wrong"
          name="few-wrong"
          options={colors}
          error="Choose one"
        />
        <CheckboxGroup
          legend="Any of several"
          name="any"
          hint="Choose all that apply."
          options={colors}
          defaultValues={["blue", "sand"]}
        />
        <CheckboxGroup
          legend="Any of several, wrong"
          name="any-wrong"
          options={colors}
          error="At least one must be selected"
        />
        <CheckboxField
          name="agree"
          label={
            <>
              I agree to the{" "}
              <a href="#main" className="text-link">
                terms
              </a>
            </>
          }
        />
        <CheckboxField
          name="agree-wrong"
          label="I agree to the terms"
          hint="Not a condition of purchase."
          error="You must agree to the terms"
        />
        <FileField label="Picture" name="picture" accept="image/*" hint="PNG, JPEG or WebP." />
        <FileField
          label="Picture kept earlier"
          name="kept"
          accept="image/*"
          currentUrl="/favicon.svg"
          currentAlt="Your logo"
          error="This file is too large"
        />
      </div>
    </Specimen>
  );
}

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
