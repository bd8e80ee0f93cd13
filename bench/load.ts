import { once } from "node:events";
import { connect, type Socket } from "node:net";
import type { Asked } from "./wrk.ts";

const success = Buffer.from("HTTP/1.1 200 ");

/**
 * Requests one URL as fast as responses arrive, as a browser that accepts brotli. All responses
 * must be as long as the first: they are counted, not parsed, so the client costs less than the
 * server.
 * @throws if a response wasn't 200
 */
export async function measureInLoop(
  url: string,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Asked> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const question = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: br\r\n\r\n`,
  );
  const sockets = await Promise.all(
    Array.from({ length: connections }, () => open(hostname, Number(port))),
  );
  const counts = sockets.map((socket) => requestOn(socket, question));
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  const requests = counts.reduce((sum, count) => sum + count(), 0);
  const elapsed = (performance.now() - began) / 1000;
  for (const socket of sockets) socket.destroy();
  return { requests, seconds: elapsed };
}

async function open(hostname: string, port: number): Promise<Socket> {
  const socket = connect(port, hostname);
  socket.setNoDelay(true);
  await once(socket, "connect");
  return socket;
}

/**
 * Sends a request, waits for the whole response, and repeats. @returns a function with the number
 * of responses so far
 */
function requestOn(socket: Socket, question: Buffer): () => number {
  let responses = 0;
  let received = 0;
  let length = 0;
  let failure: Error | null = null;
  socket.on("data", (bytes) => {
    if (received === 0 && !isSuccess(bytes)) failure = new Error(firstLine(bytes));
    length ||= lengthOf(bytes);
    received += bytes.length;
    if (received < length) return;
    if (received > length) failure = new Error("An answer was longer than the one before");
    received = 0;
    responses += 1;
    socket.write(question);
  });
  socket.on("error", (error) => {
    failure = error;
  });
  socket.on("close", () => {
    failure ??= new Error("The server closed a connection");
  });
  socket.write(question);
  return () => {
    if (failure) throw failure;
    return responses;
  };
}

function isSuccess(bytes: Buffer): boolean {
  return bytes.subarray(0, success.length).equals(success);
}

function firstLine(bytes: Buffer): string {
  return bytes.toString("latin1").split("\r\n", 1)[0] ?? "";
}

/** The response's total length, from its first packet, which contains all headers. */
function lengthOf(bytes: Buffer): number {
  const head = bytes.indexOf("\r\n\r\n") + 4;
  const body = /^content-length: (\d+)/im.exec(bytes.toString("latin1", 0, head))?.[1];
  if (body === undefined) throw new Error("The answer does not say how long it is");
  return head + Number(body);
}
