import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import type { z } from "zod";
import { subscriptions } from "~/app/reactions.server.ts";
import type { AnyEvent } from "~/platform/events/event.ts";

const modules = import.meta.glob<Record<string, AnyEvent>>("../../src/**/*.events.ts", {
  eager: true,
});
const events = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module).map((event) => ({
    ...event,
    feature: basename(path, ".events.ts"),
  })),
);

function reactionsTo(name: string): string {
  const names = subscriptions.reactions
    .filter((reaction) => reaction.events.some((event) => event.name === name))
    .map((reaction) => `\`${reaction.name}\``);
  return names.join(", ") || "only pages that update live";
}

const table = [
  "| Event | Recorded in | Reactions |",
  "|---|---|---|",
  ...events
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, feature }) => `| \`${name}\` | \`${feature}\` | ${reactionsTo(name)} |`),
].join("\n");

test("the table of events in docs/architecture.md matches the code", () => {
  const document = readFileSync("docs/architecture.md", "utf8");
  const [written = ""] = /\| Event \|[\s\S]*?(?=\n\n|\n*$)/.exec(document) ?? [];
  expect(written, `Replace the table by:\n${table}`).toBe(table);
});

test("event names are unique, and so are reaction names", () => {
  const names = events.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(50);
  const reactions = subscriptions.reactions.map(({ name }) => name);
  expect(new Set(reactions).size).toBe(reactions.length);
});

test("every reaction is to events that exist", () => {
  const names = new Set(events.map(({ name }) => name));
  const unknown = subscriptions.reactions.flatMap((reaction) =>
    reaction.events.filter((event) => !names.has(event.name)),
  );
  expect(unknown).toEqual([]);
});

test("no event's payload has free text", () => {
  const texts = events.flatMap(({ name, schema }) =>
    Object.entries((schema as z.ZodObject).shape)
      .filter(([, field]) => (field as z.ZodType).safeParse("What somebody wrote").success)
      .map(([key]) => `${name} ${key}`),
  );
  expect(texts).toEqual([]);
});
