import * as z from "zod/mini";
import type { Log } from "../log/log.server.ts";
import { createApiClient } from "../web-client/api-client.server.ts";

/** Degrees north and east. */
type RoadPoint = { latitude: number; longitude: number };

/** Driving times by road. */
export type RoadTimes = {
  /** Minutes from each point to each other; null if the service doesn't know them in time. */
  minutesBetween(points: readonly RoadPoint[]): Promise<number[][] | null>;
};

/** Milliseconds. The page waits for this call and falls back to an estimate. */
const timeLimit = 2_000;
/** Milliseconds without requests after a failure, so a service that hangs delays one page. */
const pause = 60_000;
/** The service's own default limit is 100. */
const maxPoints = 100;
const maxTables = 200;

const tableSchema = z.object({
  code: z.literal("Ok"),
  durations: z.array(z.array(z.nullable(z.number().check(z.gte(0))))),
});

/**
 * Queries the operator's OSRM server (`/table/v1/driving`,
 * http://project-osrm.org/docs/v5.24.0/api/#table-service). Only coordinates are sent, rounded to
 * a thousandth of a degree; no redirect is followed.
 */
export function createRoadTimes(base: URL, { log, now }: { log: Log; now: () => Date }): RoadTimes {
  const client = createApiClient(base, null, timeLimit);
  const root = base.pathname.replace(/\/$/, "");
  const tables = new Map<string, number[][]>();
  let pausedUntil = 0;

  async function fetchTable(path: string, size: number): Promise<number[][] | null> {
    try {
      const { status, body } = await client.send({ method: "GET", path });
      // About these points alone, such as one that is far from any road.
      if (status === 400) return null;
      const table = tableSchema.safeParse(JSON.parse(body.toString("utf8")));
      if (status !== 200 || !table.success) throw new Error(`status ${status}`);
      return readTable(table.data.durations, size);
    } catch (error) {
      pausedUntil = now().getTime() + pause;
      log.warn("routing service unavailable", {
        reason: error instanceof Error ? error.message : String(error),
      });
      return null;
    }
  }

  return {
    async minutesBetween(points) {
      if (points.length < 2 || points.length > maxPoints) return null;
      const places = points
        .map(({ latitude, longitude }) => `${longitude.toFixed(3)},${latitude.toFixed(3)}`)
        .join(";");
      const path = `${root}/table/v1/driving/${places}?annotations=duration`;
      const cached = tables.get(path);
      if (cached) return cached;
      if (now().getTime() < pausedUntil) return null;
      const table = await fetchTable(path, points.length);
      if (!table) return null;
      const [oldest] = tables.keys();
      if (tables.size >= maxTables && oldest !== undefined) tables.delete(oldest);
      tables.set(path, table);
      return table;
    },
  };
}

/** Whole minutes; null unless there is a road between all points. */
function readTable(seconds: readonly (readonly (number | null)[])[], size: number) {
  const minutes = seconds.map((row) =>
    row.flatMap((one) => (one === null ? [] : [Math.round(one / 60)])),
  );
  const isComplete = minutes.length === size && minutes.every((row) => row.length === size);
  return isComplete ? minutes : null;
}
