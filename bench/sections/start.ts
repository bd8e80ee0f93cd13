import { type ApplicationOptions, startApplication } from "../../tests/setup/application.ts";
import type { Installation } from "../installation.ts";
import { residentMegabytes } from "../process-figures.ts";
import { rowOf } from "../report.ts";
import type { Row, Section } from "../section.ts";

const turns = 5;

/** From process start until it reports ready. */
export const start: Section = { name: "start", title: "Start", measure };

async function measure(installation: Installation): Promise<Row[]> {
  const cluster = await installation.cluster();
  const embedded: Starts[] = [];
  const served: Starts[] = [];
  for (let turn = 0; turn < turns; turn++) {
    embedded.push(await startTwice({}));
    served.push(await startTwice({ databaseUrl: await cluster.createDatabase(`started_${turn}`) }));
  }
  const made = "database made, migrated, demo loaded";
  return [
    rowOf(
      "First start, embedded",
      embedded.map(({ first }) => first),
      "s",
      made,
    ),
    rowOf(
      "Later start, embedded",
      embedded.map(({ later }) => later),
      "s",
      "same folder",
    ),
    rowOf(
      "First start, PostgreSQL",
      served.map(({ first }) => first),
      "s",
      "empty, migrated",
    ),
    rowOf(
      "Later start, PostgreSQL",
      served.map(({ later }) => later),
      "s",
      "same database",
    ),
    rowOf(
      "Memory, embedded",
      embedded.map(({ memory }) => memory),
      "MB",
      "just started, one process for all",
    ),
    rowOf(
      "Memory, PostgreSQL",
      served.map(({ memory }) => memory),
      "MB",
      "just started, one process for all",
    ),
  ];
}

/** Seconds until ready on the first and later starts, and megabytes then. */
type Starts = { first: number; later: number; memory: number };

async function startTwice(options: ApplicationOptions): Promise<Starts> {
  let began = performance.now();
  const application = await startApplication(options);
  const first = (performance.now() - began) / 1000;
  await application.process().stop();
  began = performance.now();
  await application.restart();
  const later = (performance.now() - began) / 1000;
  const memory = residentMegabytes(application.process().pid);
  await application.stop();
  return { first, later, memory };
}
