/** What the files are called inside, and what a reader of them has to know. */
export const fileFormat = "hearthline-business";
export const fileVersion = 1;

/** How long a file can be taken, in days (`you-own-it.week`). */
export const keptDays = 7;

/** So many are made of a business within 24 hours. */
export const maxPerDay = 3;

/** The last entry of the file: what is in it, by which it is known to be whole. */
export type Manifest = {
  format: typeof fileFormat;
  version: number;
  madeAt: string;
  /** Of the installation that made it. */
  site: string;
  business: { id: string; name: string };
  tables: { name: string; moves: boolean; rows: number; columns: string[] }[];
  files: number;
};

/** Why and since when an address gets nothing; a person and what they said to the business. */
export type Declined = {
  suppressed: { channel: "email" | "sms"; address: string; reason: string; since: string }[];
  said: {
    channel: "email" | "sms";
    address: string;
    decision: "out" | "in";
    way: string;
    conversationId: string | null;
    at: string;
  }[];
};
