import type { ComponentProps } from "react";
import { entryField, maxOf, weekdays } from "~/domains/storefront/index.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { FieldError } from "~/ui/form/field.tsx";
import { useSavedValue } from "~/ui/form/saved-values.ts";
import { TextAreaField } from "~/ui/form/text-area-field.tsx";
import { TextField } from "~/ui/form/text-field.tsx";
import { controlStyle } from "~/ui/styles/class-names.ts";
import { EntryButtons, HintedField, PartCard } from "./part-card.tsx";
import { filledCredentials, type PartProps } from "./parts.ts";

/** Headline, button, phone and about. */
export function TextPart({ typed, errors, mayChange }: PartProps) {
  const has = filledCredentials(typed);
  const field = (name: "headline" | "about" | "ctaButton" | "phone", label: string) => ({
    name,
    label,
    defaultValue: typed[name],
    error: errors[name],
    disabled: !mayChange,
  });
  return (
    <PartCard title="Text">
      <HintedField
        {...field("headline", "Headline")}
        hint="Leave blank to use the service and city."
        rows={1}
        has={has}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <HintedField
          {...field("ctaButton", "Button")}
          hint="“Get a Free Estimate” by default."
          rows={1}
          has={has}
        />
        <TextField
          {...field("phone", "Phone")}
          hint="The number people call."
          type="tel"
          autoComplete="off"
        />
      </div>
      <HintedField {...field("about", "About the business")} rows={6} has={has} />
    </PartCard>
  );
}

/** License, insurance and towns served. */
export function CredentialsPart({ typed, errors, mayChange }: PartProps) {
  const field = (name: "license" | "insurance" | "towns", label: string) => ({
    name,
    label,
    defaultValue: typed[name],
    error: errors[name],
    disabled: !mayChange,
    autoComplete: "off",
  });
  return (
    <>
      <PartCard title="License and insurance">
        <TextField {...field("license", "License number")} hint="Such as “TX TPCL 0012345”." />
        <TextField
          {...field("insurance", "Insurance")}
          hint="Insurance carrier and coverage, such as “Acme Mutual, general liability, $1,000,000”."
        />
      </PartCard>
      <PartCard title="Service area" hint="Other cities you serve. One per line.">
        <TextAreaField {...field("towns", "Cities")} rows={4} />
      </PartCard>
    </>
  );
}

/** Current offers with their conditions. */
export function OffersPart({ typed, errors, mayChange }: PartProps) {
  return (
    <PartCard title="Offers">
      {typed.offers.map(({ title, details }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form is recreated when the list changes
        <div key={index} className="flex flex-col gap-3 border-b border-line pb-4">
          <HintedField
            name={entryField("offers", index, "title")}
            label={`Offer ${index + 1}`}
            defaultValue={title}
            error={errors[entryField("offers", index, "title")]}
            rows={1}
            disabled={!mayChange}
            has={filledCredentials(typed)}
          />
          <HintedField
            name={entryField("offers", index, "details")}
            label="Conditions"
            hint="Who it’s for, what it covers, and when it ends."
            defaultValue={details}
            error={errors[entryField("offers", index, "details")]}
            rows={2}
            disabled={!mayChange}
            has={filledCredentials(typed)}
          />
          {mayChange ? <EntryButtons list="offers" at={index} name={`offer ${index + 1}`} /> : null}
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
      {typed.questions.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the form is recreated when the list changes
        <div key={index} className="flex flex-col gap-3 border-b border-line pb-4">
          <HintedField
            name={entryField("questions", index, "question")}
            label={`Question ${index + 1}`}
            defaultValue={question}
            error={errors[entryField("questions", index, "question")]}
            rows={1}
            disabled={!mayChange}
            has={filledCredentials(typed)}
          />
          <HintedField
            name={entryField("questions", index, "answer")}
            label="Answer"
            defaultValue={answer}
            error={errors[entryField("questions", index, "answer")]}
            rows={3}
            disabled={!mayChange}
            has={filledCredentials(typed)}
          />
          {mayChange ? (
            <EntryButtons list="questions" at={index} name={`question ${index + 1}`} />
          ) : null}
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

/** Opening hours by day. */
export function HoursPart({ typed, errors, mayChange }: PartProps) {
  return (
    <PartCard
      title="Hours"
      hint="Leave closed days blank. Leave all days blank to show no hours. Midnight to midnight means open 24 hours."
    >
      <ul className="flex flex-col gap-2">
        {weekdays.map((day) => {
          const name = day.slice(0, 1).toUpperCase() + day.slice(1);
          const error = errors[entryField("hours", day, "opens")];
          const errorId = `${day}-error`;
          return (
            <li
              key={day}
              className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-center gap-2 sm:grid-cols-[7rem_10rem_10rem]"
            >
              <span className="col-span-full font-semibold sm:col-span-1">{name}</span>
              {(["opens", "closes"] as const).map((end) => (
                <HourField
                  key={end}
                  id={entryField("hours", day, end)}
                  name={entryField("hours", day, end)}
                  aria-label={`${name} ${end}`}
                  aria-invalid={error ? true : undefined}
                  aria-describedby={error ? errorId : undefined}
                  defaultValue={typed.hours[day][end]}
                  disabled={!mayChange}
                />
              ))}
              {error ? (
                <div className="col-span-full">
                  <FieldError id={errorId}>{error}</FieldError>
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
      {mayChange ? (
        <Button
          type="submit"
          name="intent"
          value="copy-hours"
          variant="secondary"
          size="small"
          className="self-start"
        >
          Copy Monday's hours to Tue–Fri
        </Button>
      ) : null}
    </PartCard>
  );
}

function HourField(props: ComponentProps<"input"> & { defaultValue: string }) {
  const control = useSavedValue<HTMLInputElement>(props.defaultValue);
  return <input {...props} ref={control} type="time" className={controlStyle} />;
}
