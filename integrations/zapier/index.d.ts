type Request = {
  method: string;
  url: string;
  params?: Record<string, string>;
  body?: Record<string, unknown>;
};
type Bundle = {
  authData: { site: string; api_key: string };
  inputData: Record<string, unknown>;
  targetUrl: string;
  subscribeData: { id: string };
  cleanedRequest: { data: Record<string, unknown> };
};
type Client = { request(request: Request): Promise<{ data: unknown }> };
type Run = (z: Client, bundle: Bundle) => unknown;
type Field = { key: string; required?: boolean; dynamic?: string; children?: Field[] };
type Part = {
  key: string;
  operation: {
    perform: Run;
    performSubscribe?: Run;
    performUnsubscribe?: Run;
    performList?: Run;
    inputFields?: Field[];
    sample?: Record<string, unknown>;
  };
};

declare const app: {
  platformVersion: string;
  authentication: { test: Run };
  beforeRequest: ((request: Request, z: unknown, bundle: Pick<Bundle, "authData">) => Request)[];
  triggers: Record<string, Part>;
  creates: Record<string, Part>;
  searches: Record<string, Part>;
};
export default app;
