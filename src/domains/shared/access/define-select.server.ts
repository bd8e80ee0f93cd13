import {
  type Selected,
  type Selection,
  selectRows,
} from "~/platform/database/select-rows.server.ts";
import type { Platform } from "~/platform/platform.server.ts";
import { type Actor, authorize } from "./actor.ts";

type Rows = Record<string, unknown>[];

type StaffTableDefinition = Selection & {
  canRead: (actor: Actor) => boolean;
  canExport: (actor: Actor) => boolean;
  /** Adds rows of other tables to the rows of a page. */
  embed?: (platform: Platform, rows: Rows) => Promise<Rows>;
};

/** Matches the maximum that a staff screen shows. */
const maxOnScreen = 50;

/**
 * Defines a table that staff read through the API. Reading all its pages amounts to an export, so roles that
 * can't export get one screen of it.
 */
export function defineSelect({ canRead, canExport, embed, ...selection }: StaffTableDefinition) {
  return async (
    platform: Platform,
    actor: Actor,
    parameters: URLSearchParams,
  ): Promise<Selected> => {
    authorize(canRead(actor));
    const mayExport = canExport(actor);
    authorize(
      mayExport || isOneScreen(parameters),
      `your role reads ${maxOnScreen} rows at the most, and no page after them: narrow them with filters`,
    );
    const selected = await selectRows(platform.database.query, selection, parameters);
    if (!selected.ok) return selected;
    const { rows, next } = selected;
    return {
      ok: true,
      rows: embed && rows.length > 0 ? await embed(platform, rows) : rows,
      next: mayExport ? next : null,
    };
  };
}

function isOneScreen(parameters: URLSearchParams): boolean {
  return !parameters.has("after") && !(Number(parameters.get("limit")) > maxOnScreen);
}
