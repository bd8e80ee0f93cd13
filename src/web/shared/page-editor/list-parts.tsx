import { maxOf } from "~/domains/storefront/business-pages/content/page-content.ts";
import { entryField } from "~/domains/storefront/business-pages/content/typed-page.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { HintedField } from "./hinted-field.tsx";
import { EntryButtons, PartCard } from "./part-card.tsx";
import { filledCredentials, type PartProps } from "./parts.ts";

/** Current offers with their conditions. */
export function OffersPart({ typed, errors, mayChange }: PartProps) {
  return (
    <PartCard title="Offers">
      {typed.offers.map(({ title, details }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form is made anew when the list changes
        <div key={at} className="flex flex-col gap-3 border-b border-line pb-4">
          <HintedField
            name={entryField("offers", at, "title")}
            label={`Offer ${at + 1}`}
            defaultValue={title}
            error={errors[entryField("offers", at, "title")]}
            rows={1}
            disabled={!mayChange}
            has={filledCredentials(typed)}
          />
          <HintedField
            name={entryField("offers", at, "details")}
            label="Conditions"
            hint="Who it’s for, what it covers, and when it ends."
            defaultValue={details}
            error={errors[entryField("offers", at, "details")]}
            rows={2}
            disabled={!mayChange}
            has={filledCredentials(typed)}
          />
          {mayChange ? <EntryButtons list="offers" at={at} name={`offer ${at + 1}`} /> : null}
        </div>
      ))}
      <AddButton shown={mayChange} list="offers" count={typed.offers.length}>
        Add an offer
      </AddButton>
    </PartCard>
  );
}

/** Frequently asked questions with the business's answers. */
export function QuestionsPart({ typed, errors, mayChange }: PartProps) {
  return (
    <PartCard title="Questions and answers">
      {typed.questions.map(({ question, answer }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form is made anew when the list changes
        <div key={at} className="flex flex-col gap-3 border-b border-line pb-4">
          <HintedField
            name={entryField("questions", at, "question")}
            label={`Question ${at + 1}`}
            defaultValue={question}
            error={errors[entryField("questions", at, "question")]}
            rows={1}
            disabled={!mayChange}
            has={filledCredentials(typed)}
          />
          <HintedField
            name={entryField("questions", at, "answer")}
            label="Answer"
            defaultValue={answer}
            error={errors[entryField("questions", at, "answer")]}
            rows={3}
            disabled={!mayChange}
            has={filledCredentials(typed)}
          />
          {mayChange ? <EntryButtons list="questions" at={at} name={`question ${at + 1}`} /> : null}
        </div>
      ))}
      <AddButton shown={mayChange} list="questions" count={typed.questions.length}>
        Add a question
      </AddButton>
    </PartCard>
  );
}

type AddButtonProps = {
  shown: boolean;
  list: "offers" | "questions";
  count: number;
  children: string;
};

function AddButton({ shown, list, count, children }: AddButtonProps) {
  if (!shown) return null;
  if (count >= maxOf[list])
    return <p className="text-sm text-muted">You can have up to {maxOf[list]}.</p>;
  return (
    <Button
      type="submit"
      name="intent"
      value={`add:${list}`}
      variant="secondary"
      size="small"
      className="self-start"
    >
      {children}
    </Button>
  );
}
