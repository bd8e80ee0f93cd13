import type { PGlite } from "@electric-sql/pglite";

/**
 * Ends the use of an engine that gave up, as when a file of its log is gone or finds no room. A server would be started
 * anew and mend itself from the log; the embedded engine goes on in the state in which it gave up, writes what
 * should not be written, and in the end waits for itself forever (`storage.embedded-durable`, `fault.lost-folder`).
 * @param onLost called with the failure; it ends the process
 */
export function endOnPanic(
  client: Pick<PGlite, "execProtocolStream">,
  onLost: (error: unknown) => never,
): void {
  const ask = client.execProtocolStream.bind(client);
  client.execProtocolStream = async (...given) => {
    try {
      return await ask(...given);
    } catch (error) {
      if ((error as { severity?: unknown } | null)?.severity === "PANIC") onLost(error);
      throw error;
    }
  };
}
