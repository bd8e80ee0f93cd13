import type { ComponentProps } from "react";
import { weekdays } from "~/domains/storefront/business-pages/content/page-content.ts";
import { entryField } from "~/domains/storefront/business-pages/content/typed-page.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { controlStyle } from "~/ui/form/control-style.ts";
import { FieldError } from "~/ui/form/field-error.tsx";
import { useSavedValue } from "~/ui/form/saved-values.ts";
import { PartCard } from "./part-card.tsx";
import type { PartProps } from "./parts.ts";

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
              className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] items-center gap-2 sm:grid-cols-[7rem_10rem_10rem]"
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
