/** What the body of a request to a route may be, at most. */
export type BodyFacts = {
  bytes: number;
  /** Of a form. */
  fields: number;
  /** Of a form: 0 refuses uploads. */
  files: number;
};

/**
 * Whom a route answers, which decides where a request waits its turn and how a failure is worded.
 * - `visitors`: the public site
 * - `workspace`: people with a session, and their sign-in pages
 * - `programs`: API clients, who read failures as problem documents
 * - `providers`: webhooks
 */
export type RouteAudience = "visitors" | "workspace" | "programs" | "providers";

/**
 * What a route says about itself in `src/routes.ts`. The server reads it before it
 * lets a request in, and knows no path itself.
 * @typeParam Access who may open it, in the product's words: the guards behind the server read it
 */
export type RouteFacts<Access = unknown> = {
  audience: RouteAudience;
  access: Access;
  body: BodyFacts;
  /** Whether the page cache may keep its pages, under the tags that each page names. */
  cached: boolean;
  /** Whether someone who changes something here reads from the primary for a while. */
  readsOwnWrites: boolean;
  /** Whether other apps of a phone may post here: such a request names no origin. */
  takesShares: boolean;
  /**
   * The path at a business's own host that this route answers; `*` for any that no other route has. A path that
   * ends in `/*` is answered under the same path here.
   */
  atOwnHost: string | null;
};

/** A form of a screen, without a file. */
export const usualBody: BodyFacts = { bytes: 128 * 1024, fields: 200, files: 0 };

/** Bytes that a file of a form may have; a field's own limit is reported next to the field. */
export const maxFileBytes = 15 * 1024 * 1024;

/** A form with one file, and as much text as usual. */
export const bodyWithFile = { bytes: maxFileBytes + 1024 * 1024, files: 1 };
