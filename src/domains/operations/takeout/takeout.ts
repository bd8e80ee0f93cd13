import type { MessageChannel } from "~/domains/messaging/index.ts";

/** The format name inside the file, and what a reader must know. */
export const fileFormat = "hearthline-business";
export const fileVersion = 1;

/** Days for which a file can be downloaded (`you-own-it.owners-alone`). */
export const exportRetentionDays = 7;

/** Maximum per business within 24 hours. */
export const maxPerDay = 3;

/** The last entry of the file: its contents, which prove that the file is complete. */
export type Manifest = {
  format: typeof fileFormat;
  version: number;
  madeAt: string;
  /** URL of the installation that made it. */
  site: string;
  business: { id: string; name: string };
  tables: { name: string; moves: boolean; rows: number; columns: string[] }[];
  files: number;
};

/** `data/declined.json`: suppressed addresses, and customers' opt-outs from the business (`said`). */
export type OptOutFile = {
  suppressed: { channel: MessageChannel; address: string; reason: string; since: string }[];
  said: {
    channel: MessageChannel;
    address: string;
    decision: "out" | "in";
    way: string;
    conversationId: string | null;
    at: string;
  }[];
};

/** Requested; being written; ready to download for a week; failed; expired. */
export const exportStates = ["waiting", "making", "ready", "failed", "ended"] as const;
