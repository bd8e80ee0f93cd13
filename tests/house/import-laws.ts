import { isTest, type Place, placeOf } from "./places.ts";
import type { SourceFile } from "./source-files.ts";

/** Who may import whom among our own files. `floors` are the rooms, lowest first. */
export function breachesOfImports(files: SourceFile[], floors: string[]): string[] {
  return files
    .filter((file) => !isTest(file.path))
    .flatMap(({ path, imports }) =>
      imports.flatMap(({ target }) => {
        const reason = target && reasonAgainst(path, target, floors);
        return reason ? [`${path} imports ${target}\n  ${reason}`] : [];
      }),
    );
}

function reasonAgainst(path: string, target: string, floors: string[]): string | null {
  const from = placeOf(path);
  const to = placeOf(target);
  if (to.part === "outside") return reasonAgainstOutside(from, target);
  switch (from.part) {
    case "pages":
      return reasonAgainstPage(from, to, target);
    case "features":
      return reasonAgainstFeature(from, to, floors);
    case "platform":
      return to.part === "platform"
        ? null
        : "Plumbing knows no rooms: let the caller pass it in, or let src/main.ts plug the two together.";
    case "ui":
      return to.part === "ui"
        ? null
        : "Furniture knows no business: give the component a property and pass it in from the room or page that uses it.";
    case "content":
      return to.part === "content"
        ? null
        : "Content is plain typed data: what computes with it feels at home in a room (src/features) or in the page that shows it.";
    default:
      return null;
  }
}

function reasonAgainstPage(from: Place, to: Place, target: string): string | null {
  if (/\.(tables|jobs)\.server\.ts$/.test(target)) {
    return `A page asks its room: a read (list-….server.ts) or a command in src/features/${to.name} feels at home around this line.`;
  }
  if (to.part === "platform" && to.name !== "http" && to.name !== "validation") {
    return "A page reaches the plumbing only through src/platform/http and src/platform/validation; the rest feels at home in a command or a read of a room (src/features).";
  }
  if (to.part === "pages" && to.name !== from.name && to.name !== "site") {
    return `What pages/${from.name} and pages/${to.name} share feels at home in src/ui (no business words), in the room it is about (src/features), or in src/pages/site (the frame around all pages).`;
  }
  return to.part === "door" ? reasonAgainstDoor : null;
}

function reasonAgainstFeature(from: Place, to: Place, floors: string[]): string | null {
  if (to.part === "pages") {
    return `A room does not know its street front: what both need feels at home in src/features/${from.name}, and the page imports it from there.`;
  }
  if (to.part === "content") {
    return "Copy is read by pages: pass the words in, or, when a rule depends on them, keep that data in the room.";
  }
  if (to.part === "door") return reasonAgainstDoor;
  if (to.part !== "features" || to.name === from.name) return null;
  const own = floors.indexOf(from.name);
  const other = floors.indexOf(to.name);
  if (other < 0 || own < 0 || other < own) return null; // a room without a floor has its own law
  return `${to.name} is above ${from.name}, and upward talk is by event: raise one in ${from.name}, and react to it in src/features/${to.name}/. If the two are the wrong way round, change the floors at the top of tests/house.test.ts.`;
}

const reasonAgainstDoor =
  "The files directly in src put the house together and are imported by nobody: what is shared feels at home in src/platform or in a room.";

function reasonAgainstOutside(from: Place, target: string): string | null {
  if (from.part === "outside" || from.part === "door") return null;
  if (target.startsWith("src/")) {
    return "Below src there are pages, features, content, ui and platform, and nothing else.";
  }
  return "What the product needs lives below src; tests, scripts and bench import from it, never the other way.";
}

/** Every room needs a floor, or nobody could say who may import it. */
export function roomsWithoutFloor(files: SourceFile[], floors: string[]): string[] {
  const rooms = files.map(({ path }) => placeOf(path)).filter(({ part }) => part === "features");
  const missing = new Set(rooms.map(({ name }) => name).filter((name) => !floors.includes(name)));
  return [...missing].map(
    (name) =>
      `src/features/${name} has no floor\n  Add it to the floors at the top of tests/house.test.ts: above every room it imports, below every room that imports it.`,
  );
}
