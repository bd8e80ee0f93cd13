import { Specimen } from "./specimen.tsx";

// Written out, because Tailwind only makes the classes that it can read.
const swatches = [
  ["canvas", "bg-canvas"],
  ["surface", "bg-surface"],
  ["sunken", "bg-sunken"],
  ["ink", "bg-ink"],
  ["muted", "bg-muted"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["brand", "bg-brand"],
  ["action", "bg-action"],
  ["deep", "bg-deep"],
  ["good", "bg-good"],
  ["warning", "bg-warning"],
  ["bad", "bg-bad"],
  ["info", "bg-info"],
  ["focus", "bg-focus"],
] as const;

const sizes = [
  ["4xl", "text-4xl font-bold tracking-tight"],
  ["3xl", "text-3xl font-bold tracking-tight"],
  ["2xl", "text-2xl font-bold tracking-tight"],
  ["xl", "text-xl font-semibold"],
  ["lg", "text-lg"],
  ["base", "text-base"],
  ["sm", "text-sm"],
  ["xs", "text-xs"],
] as const;

export function Colors() {
  return (
    <Specimen title="Colors and type">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4">
        {swatches.map(([name, fill]) => (
          <li key={name} className="text-sm">
            <span className={`raised block h-16 rounded-lg ${fill}`} />
            {name}
          </li>
        ))}
      </ul>
      <ul className="flex flex-col gap-3">
        {sizes.map(([name, style]) => (
          <li key={name} className={style}>
            {name}: the lead is yours alone
          </li>
        ))}
      </ul>
      <p>
        Words can hold a{" "}
        <a href="#main" className="text-link">
          link in the text
        </a>
        .
      </p>
    </Specimen>
  );
}
