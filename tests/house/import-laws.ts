import { isTest, type Place, placeOf } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** Who may import whom among our own files. `layers` are the features, lowest first. */
export function breachesOfImports(files: SourceFile[], layers: string[]): string[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target }) => {
        const reason = target && reasonAgainst(path, target, layers);
        return reason ? [`${path} imports ${target}\n  ${reason}`] : [];
      }),
    );
}

function reasonAgainst(path: string, target: string, layers: string[]): string | null {
  const from = placeOf(path);
  const to = placeOf(target);
  if (to.part === "outside") return reasonAgainstOutside(from, target);
  switch (from.part) {
    case "pages":
      return reasonAgainstPage(from, to, target);
    case "features":
      return reasonAgainstFeature(from, to, target, layers);
    case "platform":
      return to.part === "platform"
        ? null
        : "The platform knows no feature: let the caller pass it in, or connect the two in src/application.server.ts.";
    case "ui":
      return to.part === "ui"
        ? null
        : "A component in src/ui knows no business: give it a property and pass it in from the feature or page that uses it.";
    case "illustrations":
      return ["illustrations", "ui"].includes(to.part)
        ? null
        : "A drawing knows no feature: give it properties, or put it beside the page that shows it.";
    case "content":
      return to.part === "content"
        ? null
        : "Content is plain typed data: what computes with it belongs to a feature (src/features) or to the page that shows it.";
    default:
      return null;
  }
}

function reasonAgainstPage(from: Place, to: Place, target: string): string | null {
  if (/\.(tables|jobs)\.server\.ts$/.test(target)) {
    return `A page asks its feature: this line belongs into a read (list-….server.ts) or a command in src/features/${to.name}.`;
  }
  if (isEvents(target)) {
    return `A page calls a command of src/features/${to.name}, which records what happened.`;
  }
  if (to.part === "platform" && to.name !== "http" && to.name !== "validation") {
    return "A page reaches the platform only through src/platform/http and src/platform/validation; the rest belongs into a command or a read of a feature (src/features).";
  }
  if (to.part === "pages" && to.name !== from.name && to.name !== "site") {
    return `What pages/${from.name} and pages/${to.name} share belongs into src/ui (no business words), into the feature it is about (src/features), or into src/pages/site (the frame around all pages).`;
  }
  return to.part === "entry" ? reasonAgainstEntry : null;
}

function reasonAgainstFeature(
  from: Place,
  to: Place,
  target: string,
  layers: string[],
): string | null {
  if (to.part === "pages") {
    return `A feature does not know its pages: what both need belongs into src/features/${from.name}, and the page imports it from there.`;
  }
  if (to.part === "content") {
    return "Copy is read by pages: pass the words in, or, when a rule depends on them, keep that data in the feature.";
  }
  if (to.part === "entry") return reasonAgainstEntry;
  if (to.part !== "features" || to.name === from.name) return null;
  if (isEvents(target)) {
    return `Only ${to.name} records its events, and only src/reactions.server.ts subscribes to them: put the reaction there, with its handler in src/features/${from.name}.`;
  }
  const own = layers.indexOf(from.name);
  const other = layers.indexOf(to.name);
  if (other < 0 || own < 0 || other < own) return null; // a feature without a layer has its own law
  return `${to.name} is above ${from.name}, and upward talk is by event: record one in src/features/${from.name}, and put the reaction, with its handler in src/features/${to.name}, into src/reactions.server.ts. If the two are the wrong way round, change the layers at the top of tests/house.test.ts.`;
}

const isEvents = (target: string) => target.endsWith(".events.ts");

const reasonAgainstEntry =
  "The files directly in src put the product together and are imported by nobody: what is shared belongs into src/platform or into a feature.";

function reasonAgainstOutside(from: Place, target: string): string | null {
  if (from.part === "outside" || from.part === "entry") return null;
  if (target.startsWith("src/")) {
    return "Below src there are pages, features, content, illustrations, ui, platform and demo, and nothing else.";
  }
  return "What the product needs lives below src; tests, scripts and bench import from it, never the other way.";
}

/** Every feature needs a layer, or nobody could say who may import it. */
export function featuresWithoutLayer(files: SourceFile[], layers: string[]): string[] {
  const features = files.map(({ path }) => placeOf(path)).filter(({ part }) => part === "features");
  const missing = new Set(
    features.map(({ name }) => name).filter((name) => !layers.includes(name)),
  );
  return [...missing].map(
    (name) =>
      `src/features/${name} has no layer\n  Add it to the layers at the top of tests/house.test.ts: above every feature it imports, below every feature that imports it.`,
  );
}
