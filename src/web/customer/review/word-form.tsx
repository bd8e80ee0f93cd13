import { reviewText } from "~/domains/growth/reviews/reviews.text.en.ts";
import { longestWord } from "~/domains/growth/reviews/reviews.ts";
import type { FieldErrors, FormValues } from "~/platform/validation/form.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { Card } from "~/ui/layout/card.tsx";

type WordFormProps = {
  businessName: string;
  requestKey: string;
  errors: FieldErrors;
  values: FormValues | undefined;
};

/** What a customer writes to the business alone: beside the review pages, never before them (`reviews.private-word`). */
export function WordForm({ businessName, requestKey, errors, values }: WordFormProps) {
  const { words, request_key: sentKey } = values ?? {};
  return (
    <Card as="section" aria-labelledby="word" className="max-sm:p-4">
      <h2 id="word" className="text-xl break-words">
        {reviewText.write(businessName)}
      </h2>
      <form method="post" className="mt-4 flex flex-col gap-4">
        <input
          type="hidden"
          name="request_key"
          value={typeof sentKey === "string" ? sentKey : requestKey}
        />
        <TextAreaField
          name="words"
          label={reviewText.message}
          hint={reviewText.messageHint}
          maxLength={longestWord}
          defaultValue={typeof words === "string" ? words : undefined}
          error={errors.words}
        />
        <Button
          type="submit"
          name="intent"
          value="write"
          variant="secondary"
          className="sm:self-start"
        >
          {reviewText.send}
        </Button>
      </form>
    </Card>
  );
}
