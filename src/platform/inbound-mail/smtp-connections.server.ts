import type { Server, Socket } from "node:net";
import type { SMTPServerSession } from "smtp-server";
import type { SmtpLimits } from "./smtp-limits.ts";

/** A connection and its usage so far. */
type Connection = { socket: Socket; commands: number; wrongRecipients: number; receives: boolean };

/** The parts of a session or socket that identify their connection. */
type Peer = { remoteAddress?: string | undefined; remotePort?: number | undefined };

/**
 * Counts what each connection and each address sends, and ends those that use too much or too long.
 * The library only limits totals and silence.
 */
export class SmtpConnections {
  readonly #byPeer = new Map<string, Connection>();
  readonly #bySession = new Map<string, Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #limits: SmtpLimits;

  constructor(limits: SmtpLimits) {
    this.#limits = limits;
  }

  /** Watches all connections of a server from their start. */
  watch(server: Server): void {
    server.prependListener("connection", (socket: Socket) => this.#begin(socket));
  }

  /** Links a session to its connection, and starts counting its commands. */
  open(session: SMTPServerSession): void {
    const connection = this.of(session);
    if (connection) this.#bySession.set(session.id, connection);
  }

  of(peer: Peer): Connection | undefined {
    return this.#byPeer.get(nameOf(peer));
  }

  countCommand(sessionId: string): void {
    const connection = this.#bySession.get(sessionId);
    if (!connection) return;
    connection.commands += 1;
    if (connection.commands > this.#limits.commands) connection.socket.destroy();
  }

  countWrongRecipient(session: SMTPServerSession): void {
    const connection = this.of(session);
    if (!connection) return;
    connection.wrongRecipients += 1;
    if (connection.wrongRecipients > this.#limits.wrongRecipients) connection.socket.destroy();
  }

  /** Ends all connections, or only those not in the middle of an email. */
  end({ idleOnly }: { idleOnly: boolean }): void {
    for (const { socket, receives } of this.#byPeer.values()) {
      if (!idleOnly || !receives) socket.destroy();
    }
  }

  #begin(socket: Socket): void {
    const name = nameOf(socket);
    const address = socket.remoteAddress ?? "";
    const openCount = this.#perAddress.get(address) ?? 0;
    const connection = { socket, commands: 0, wrongRecipients: 0, receives: false };
    this.#byPeer.set(name, connection);
    this.#perAddress.set(address, openCount + 1);
    const end = setTimeout(() => socket.destroy(), this.#limits.connection);
    // Clients often disconnect in the middle.
    socket.on("error", () => {});
    socket.once("close", () => {
      clearTimeout(end);
      this.#byPeer.delete(name);
      for (const [id, sessionConnection] of this.#bySession)
        if (sessionConnection === connection) this.#bySession.delete(id);
      const remaining = (this.#perAddress.get(address) ?? 1) - 1;
      if (remaining > 0) this.#perAddress.set(address, remaining);
      else this.#perAddress.delete(address);
    });
    if (openCount >= this.#limits.connectionsPerAddress) socket.destroy();
  }
}

function nameOf({ remoteAddress, remotePort }: Peer): string {
  return `${remoteAddress?.replace(/^::ffff:/i, "")} ${remotePort}`;
}
