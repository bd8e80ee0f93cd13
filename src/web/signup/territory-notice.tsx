import type { OpenTown, Outlook } from "~/domains/signup/index.server.ts";
import { Button } from "~/ui/buttons/button.tsx";
import { Alert } from "~/ui/feedback/alert.tsx";

/**
 * Shown on every step after the trades are selected: pages that don't go live right away, with the
 * reason; for a taken trade, nearby towns where it is open.
 */
export function TerritoryNotice({ outlook }: { outlook: Outlook }) {
  const sentences = outlook.sentences.filter(({ outcome }) => outcome !== "live");
  if (sentences.length === 0) return null;
  const waiting = new Set(
    outlook.pages.filter(({ outcome }) => outcome === "waiting").map(({ label }) => label),
  );
  const towns = outlook.options
    .filter(({ label, taken }) => taken && waiting.has(label))
    .map(({ label, nearby }) => ({ label, nearby }));
  return (
    <Alert tone="warning" title={waiting.size > 0 ? "Waiting list" : "Not live right away"}>
      <div className="flex flex-col gap-3">
        {sentences.map(({ outcome, text }) => (
          <p key={outcome}>{text}</p>
        ))}
        {towns.map(({ label, nearby }) => (
          <OpenTowns key={label} label={label} towns={nearby} />
        ))}
      </div>
    </Alert>
  );
}

/** Nearby towns where a trade is open; selecting one opens the first step with it filled in. */
export function OpenTowns({ label, towns }: { label: string; towns: readonly OpenTown[] }) {
  if (towns.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-sm">{label} is open nearby in</span>
      {towns.map(({ city, state }) => (
        <Button
          key={`${city} ${state}`}
          type="submit"
          variant="secondary"
          size="small"
          name="intent"
          value={`town:${city}, ${state}`}
        >
          {city}, {state}
        </Button>
      ))}
    </div>
  );
}
