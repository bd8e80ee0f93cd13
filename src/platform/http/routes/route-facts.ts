/** Limits of a route's request body. */
export type BodyFacts = {
  bytes: number;
  /** Maximum fields of a form. */
  fields: number;
  /** Maximum files of a form; 0 rejects uploads. */
  files: number;
  /** Maximum bytes of each file; `maxFileBytes` by default. */
  fileBytes?: number;
};

/**
 * The audience of a route, which decides a request's queue and how a failure is worded.
 * - `visitors`: the public site
 * - `workspace`: people with a session, and their sign-in pages
 * - `programs`: API clients, who get failures as problem documents
 * - `providers`: webhooks
 */
export type RouteAudience = "visitors" | "workspace" | "programs" | "providers";

/**
 * A route's declaration in `src/routes.ts`. The server reads it before admitting a request, and has
 * no paths of its own.
 * @typeParam Access who may access it, defined by the product: read by the guards
 */
export type RouteFacts<Access = unknown> = {
  audience: RouteAudience;
  access: Access;
  body: BodyFacts;
  /** Whether the page cache may store its pages, under the tags of each page. */
  cached: boolean;
  /** Whether someone who changes data here reads from the primary for a while. */
  readsOwnWrites: boolean;
  /** Whether other phone apps may post here (a share target): such a request has no origin. */
  takesShares: boolean;
  /** Whether forms on other websites may post here: a route that reads no cookies. */
  takesForms: boolean;
  /**
   * The path at a business's own host that this route serves; `*` for any path without a route. A
   * path that ends in `/*` maps to the same path here.
   */
  atOwnHost: string | null;
};

/** A form without files. */
export const defaultBodyLimits: BodyFacts = { bytes: 128 * 1024, fields: 200, files: 0 };

/** Maximum bytes of a form's file; a field's own limit is reported next to the field. */
export const maxFileBytes = 15 * 1024 * 1024;

/** A form with one file, and the usual amount of text. */
export const bodyWithFile = { bytes: maxFileBytes + 1024 * 1024, files: 1 };

/**
 * A form whose photos may be dropped (`readFormWithFiles`): it reads more bytes than it keeps, so a
 * request with too many or too large photos isn't lost.
 */
export const bodyWithPhotos = { bytes: 96 * 1024 * 1024, files: 50 };
