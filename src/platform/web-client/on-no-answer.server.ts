import type { ClientRequest } from "node:http";

/**
 * Tells why a request was not answered, also where the other side goes on in another protocol: of that
 * the library says nothing, and whoever waits would wait for ever.
 */
export function onNoAnswer(asking: ClientRequest, tell: (error: Error) => void): void {
  asking.on("error", tell);
  asking.on("upgrade", (_answer, socket) => {
    socket.destroy();
    tell(new Error("The response is not HTTP"));
  });
}
