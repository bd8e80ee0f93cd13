import type { ReactNode } from "react";
import { Button } from "~/ui/buttons/button.tsx";
import { Card } from "~/ui/layout/card.tsx";

type PartCardProps = { title: string; hint?: string; children: ReactNode };

/** One part of the page, such as its hours. */
export function PartCard({ title, hint, children }: PartCardProps) {
  return (
    <Card>
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-3 text-lg font-semibold">{title}</legend>
        {hint ? <p className="text-sm text-muted">{hint}</p> : null}
        {children}
      </fieldset>
    </Card>
  );
}

type EntryButtonsProps = { list: string; at: number; name: string };

/** Moves an entry of a list up, or removes it. */
export function EntryButtons({ list, at, name }: EntryButtonsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {at > 0 ? (
        <Button
          type="submit"
          name="intent"
          value={`up:${list}:${at}`}
          variant="quiet"
          size="small"
          aria-label={`Move up ${name}`}
        >
          Move up
        </Button>
      ) : null}
      <Button
        type="submit"
        name="intent"
        value={`remove:${list}:${at}`}
        variant="quiet"
        size="small"
        aria-label={`Remove ${name}`}
      >
        Remove
      </Button>
    </div>
  );
}
