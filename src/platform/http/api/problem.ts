/**
 * A failure for API clients (RFC 9457). `message` repeats the text that selects the onboarding's
 * toasts (`api.problems`); `errors` has one entry per field.
 */
export type Problem = {
  type: "about:blank";
  title: string;
  status: number;
  message: string;
  reference: string;
  errors?: { field: string; message: string }[];
  [extension: string]: unknown;
};

const titles: Record<number, string> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  409: "Conflict",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  503: "Service Unavailable",
};

export function problem(
  status: number,
  message: string,
  details: Record<string, unknown> & { reference: string },
  headers: HeadersInit = {},
): Response {
  const body: Problem = {
    type: "about:blank",
    title: titles[status] ?? "Error",
    status,
    message,
    ...details,
  };
  const problemHeaders = new Headers(headers);
  problemHeaders.set("content-type", "application/problem+json");
  problemHeaders.set("cache-control", "no-store");
  return new Response(JSON.stringify(body), { status, headers: problemHeaders });
}
