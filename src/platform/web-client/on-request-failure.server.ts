import type { ClientRequest } from "node:http";

/**
 * Reports why a request got no response, including when the server switches protocols: the library
 * doesn't report that, and callers would wait forever.
 */
export function onRequestFailure(asking: ClientRequest, tell: (error: Error) => void): void {
  asking.on("error", tell);
  asking.on("upgrade", (_answer, socket) => {
    socket.destroy();
    tell(new Error("The response is not HTTP"));
  });
}
