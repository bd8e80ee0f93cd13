import { Form } from "react-router";
import type { ShownEstimate } from "~/features/job-estimates/estimate-document.ts";
import { mostOptions, remindAfterDays } from "~/features/job-estimates/job-estimates.ts";
import type { TypedEstimate } from "~/features/job-estimates/typed-estimate.ts";
import type { Price } from "~/features/price-book/list-prices.server.ts";
import { units } from "~/features/price-book/price-book.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { SelectField } from "~/ui/form/select-field.tsx";
import { Card } from "~/ui/layout/card.tsx";
import { CustomerFields } from "./customer-fields.tsx";
import type { EditorAnswer } from "./estimate-action.server.ts";
import { OptionFields } from "./option-fields.tsx";
import { TermsFields } from "./terms-fields.tsx";

type EstimateEditorProps = {
  typed: TypedEstimate;
  shown: ShownEstimate;
  revision: number;
  requestKey: string;
  prices: readonly Price[];
  channels: readonly { value: string; label: string }[];
  /** Whether nobody has seen it yet, so that it can be deleted. */
  isDraft: boolean;
  /** Whether its customer may accept it, so that it can be withdrawn. */
  isSent: boolean;
  answer: EditorAnswer | undefined;
};

/** Writes an estimate. Every button keeps all that was typed, with and without script (`estimates.draft`). */
export function EstimateEditor(props: EstimateEditorProps) {
  const { typed, shown, revision, requestKey, prices, channels, isDraft, isSent, answer } = props;
  const errors = answer?.errors ?? {};
  return (
    <Form
      key={answer?.shownAs ?? "first"}
      method="post"
      noValidate
      preventScrollReset
      className="flex flex-col gap-5"
    >
      {/* What the Enter key presses: the first button of a form. */}
      <button type="submit" name="intent" value="save" className="sr-only" tabIndex={-1}>
        Save
      </button>
      <input type="hidden" name="revision" value={revision} />
      <input type="hidden" name="request_key" value={requestKey} />
      <datalist id="units">
        {units.map((unit) => (
          <option key={unit} value={unit} />
        ))}
      </datalist>
      <Card as="section" aria-labelledby="customer" className="flex flex-col gap-4 max-sm:p-4">
        <h2 id="customer" className="text-lg">
          Customer
        </h2>
        <CustomerFields shown={typed.fields} errors={errors} />
      </Card>
      {typed.options.map((option, at) => (
        <OptionFields
          // biome-ignore lint/suspicious/noArrayIndexKey: options are told apart by their place alone
          key={at}
          option={at + 1}
          typed={option}
          isOneOfSeveral={typed.options.length > 1}
          shown={shown}
          prices={prices}
          hasFurtherLine={answer?.lineFor === at + 1}
          errors={errors}
        />
      ))}
      {typed.options.length < mostOptions ? (
        <Button
          type="submit"
          name="intent"
          value="add-option"
          variant="secondary"
          className="sm:self-start"
        >
          Add an option to choose from
        </Button>
      ) : null}
      <TermsFields shown={typed.fields} errors={errors} />
      <Card as="section" aria-labelledby="send" className="flex flex-col gap-4 max-sm:p-4">
        <h2 id="send" className="text-lg">
          Send
        </h2>
        <SelectField
          name="channel"
          label="How it reaches your customer"
          hint={`Whoever gets a text or an email and answers nothing is reminded once by email, after ${remindAfterDays} days.`}
          options={channels}
          defaultValue={answer?.channel}
          error={errors.channel ?? errors.words}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="send" variant="action">
            Save and send
          </Button>
          <Button type="submit" name="intent" value="save" variant="secondary">
            Save
          </Button>
          {isDraft ? (
            <Button type="submit" name="intent" value="delete" variant="quiet">
              Delete draft
            </Button>
          ) : null}
          {isSent ? (
            <Button type="submit" name="intent" value="withdraw" variant="quiet">
              Withdraw
            </Button>
          ) : null}
        </div>
      </Card>
    </Form>
  );
}
