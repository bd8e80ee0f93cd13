import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";

export type HttpResponse = { status: number; headers: IncomingMessage["headers"]; body: unknown };

/** Sends JSON over keep-alive connections with minimal client overhead. */
export function jsonClient(url: string, connections: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    async send(
      method: "POST" | "PATCH",
      path: string,
      body: object,
      headers: Record<string, string> = {},
    ): Promise<HttpResponse> {
      const bytes = Buffer.from(JSON.stringify(body));
      const sent = request({
        agent,
        hostname,
        port,
        method,
        path,
        headers: {
          ...headers,
          "content-type": "application/json",
          "content-length": String(bytes.length),
        },
      });
      sent.end(bytes);
      const [response] = (await once(sent, "response")) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      return {
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: JSON.parse(Buffer.concat(chunks).toString() || "null"),
      };
    },
    close: () => agent.destroy(),
  };
}

export type JsonClient = ReturnType<typeof jsonClient>;
