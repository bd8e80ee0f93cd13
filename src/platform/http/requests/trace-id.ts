const traceparent =
  /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(-|$)/;

/** The trace id from the header `traceparent` (W3C Trace Context); undefined without one. */
export function traceIdOf(header: string | string[] | undefined): string | undefined {
  return typeof header === "string" ? traceparent.exec(header)?.[1] : undefined;
}
