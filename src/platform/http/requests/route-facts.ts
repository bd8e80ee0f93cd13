/** What the body of a request to a route may be, at most. */
export type BodyFacts = {
  bytes: number;
  /** Of a form. */
  fields: number;
  /** Of a form. */
  files: number;
};

/**
 * What a route says about itself in its `handle`, next to what answers it (`requests.route-facts`). The
 * server reads it before it lets a request in; what a route leaves out is as usual.
 */
export type RouteFacts = {
  body?: Partial<BodyFacts>;
};

/** Of a route that says nothing about it: a form of a screen, without a file. */
export const usualBody: BodyFacts = { bytes: 128 * 1024, fields: 200, files: 0 };

/** Bytes that a file of a form may have; a field's own limit is reported next to the field. */
export const maxFileBytes = 15 * 1024 * 1024;

/** A form with one file, and as much text as usual. */
export const bodyWithFile = { bytes: maxFileBytes + 1024 * 1024, files: 1 };

/**
 * Bytes that so many characters of a form take at most: each unit of UTF-16 is three bytes of UTF-8 at most,
 * and each byte is sent as three.
 */
export const bytesOfText = (characters: number): number => characters * 9;
