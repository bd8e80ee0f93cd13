import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router";
import type { PaletteSearch, Screen } from "./command-palette.tsx";
import type { SearchResultItem } from "./use-palette-key.ts";

/** Debounce in milliseconds before the server is searched. */
const pause = 150;
const nothing: SearchResultItem[] = [];

const kinds = {
  screen: "Screen",
  contractor: "Contractor",
  customer: "Customer",
  lead: "Lead",
  visit: "Appointment",
  estimate: "Estimate",
  invoice: "Invoice",
} as const;

type PaletteFinderProps = PaletteSearch & { onClose: () => void };

/** Search field with results: a combobox, so the focus stays in the field. */
export function PaletteFinder({ sections, screens, address, label, onClose }: PaletteFinderProps) {
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const { results, failed } = usePaletteSearch(address, text);
  const options = [...screensFor(text, sections, screens), ...results];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text begins at the top again.
  useEffect(() => setAt(0), [text, results]);

  useEffect(() => {
    document.getElementById(`${id}-${at}`)?.scrollIntoView({ block: "nearest" });
  }, [id, at]);

  const choose = (option: SearchResultItem | undefined) => {
    if (!option) return;
    onClose();
    void navigate(option.href);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== "Enter") return;
    event.preventDefault();
    if (step === undefined) choose(options[at]);
    else if (options.length > 0) setAt((at + step + options.length) % options.length);
  };
  return (
    <div>
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={options.length > 0}
        aria-controls={`${id}-found`}
        aria-activedescendant={options[at] ? `${id}-${at}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        className="min-h-12 w-full rounded-lg border border-edge bg-surface px-4 text-base"
      />
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label="Found"
        className="mt-3 max-h-80 overflow-y-auto"
      >
        {options.map((option, number) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active option.
          // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does the same.
          <div
            key={option.href}
            id={`${id}-${number}`}
            role="option"
            aria-selected={number === at}
            onClick={() => choose(option)}
            onMouseMove={() => setAt(number)}
            className="flex cursor-pointer items-baseline justify-between gap-4 rounded-lg px-3 py-2 aria-selected:bg-sunken"
          >
            <span className="min-w-0">
              <span className="block truncate font-semibold">{option.title}</span>
              {option.detail ? (
                <span className="block truncate text-sm text-muted">{option.detail}</span>
              ) : null}
            </span>
            <span className="text-xs text-muted">{kinds[option.kind]}</span>
          </div>
        ))}
      </div>
      <p role="status" className="mt-2 text-sm text-muted">
        {failed ? "Search isn’t responding. Try again." : countOf(options.length)}
      </p>
    </div>
  );
}

/**
 * Search results from the server; the text is posted, so it never appears in a URL.
 * @param address URL that receives the POST
 */
function usePaletteSearch(
  address: string,
  text: string,
): { results: SearchResultItem[]; failed: boolean } {
  const [response, setResponse] = useState({ results: nothing, failed: false });
  useEffect(() => {
    const query = text.trim();
    if (query.length < 2) {
      setResponse({ results: nothing, failed: false });
      return;
    }
    const request = new AbortController();
    const timer = setTimeout(async () => {
      try {
        setResponse({ results: await fetchResults(address, query, request.signal), failed: false });
      } catch {
        if (!request.signal.aborted) setResponse({ results: nothing, failed: true });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [address, text]);
  return response;
}

async function fetchResults(
  address: string,
  text: string,
  signal: AbortSignal,
): Promise<SearchResultItem[]> {
  const body = new URLSearchParams({ q: text });
  const response = await fetch(address, { method: "POST", body, signal });
  if (!response.ok) throw new Error(`The search failed with status ${response.status}`);
  return (await response.json()).found;
}

function countOf(count: number): string {
  if (count === 0) return "Nothing found";
  return count === 1 ? "1 found" : `${count} found`;
}

/** Screens whose name contains the text; all sections while it is empty. */
function screensFor(
  text: string,
  sections: readonly Screen[],
  otherScreens: readonly Screen[],
): SearchResultItem[] {
  const word = text.trim().toLowerCase();
  const screens = word === "" ? sections : [...sections, ...otherScreens];
  return screens
    .filter(({ label }) => label.toLowerCase().includes(word))
    .map(({ href, label }) => ({ kind: "screen", href, title: label, detail: "" }));
}
