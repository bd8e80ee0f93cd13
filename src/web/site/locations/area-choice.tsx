import type { Area, HeldArea } from "~/domains/publishing/directory/areas.ts";
import { cityAndState } from "~/domains/storefront/business-pages/business-pages.ts";
import { Badge } from "~/ui/feedback/badge.tsx";
import { Choice } from "~/ui/form/choice.tsx";

type AreaChoiceProps = {
  area: HeldArea;
  free: readonly Area[];
  /** The one chosen before; at first it is the area itself. */
  chosen: string | readonly string[] | undefined;
};

/** The area that is claimed, or, where there are open ones nearby, one of those instead. */
export function AreaChoice({ area, free, chosen = cityAndState(area) }: AreaChoiceProps) {
  return (
    <div data-areas="">
      <input type="hidden" name="service" value={area.service} />
      {free.length === 0 ? (
        <input type="hidden" name="city" value={cityAndState(area)} />
      ) : (
        <fieldset>
          <legend className="font-semibold">Territory</legend>
          {area.holder ? (
            <p className="mb-1 text-sm text-muted">
              <bdi>{area.holder.name}</bdi> holds {area.city}. Pick an open area, or request it
              anyway and be first to hear when it opens.
            </p>
          ) : null}
          <div className="grid sm:grid-cols-2">
            {[area, ...free].map((one, index) => (
              <Choice
                key={one.city}
                id={`city-${index}`}
                type="radio"
                name="city"
                value={cityAndState(one)}
                defaultChecked={cityAndState(one) === chosen}
                label={
                  <span className="flex flex-wrap items-center gap-x-3">
                    {cityAndState(one)}
                    {one === area && area.holder ? (
                      <Badge>Taken</Badge>
                    ) : (
                      <Badge tone="good">Open</Badge>
                    )}
                  </span>
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
