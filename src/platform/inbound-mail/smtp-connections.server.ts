import type { Server, Socket } from "node:net";
import type { SMTPServerSession } from "smtp-server";
import type { SmtpLimits } from "./smtp-limits.ts";

/** One connection and what it has taken so far. */
type Connection = { socket: Socket; commands: number; wrongRecipients: number; receives: boolean };

/** What is known of a session or a socket by which both find their connection. */
type Peer = { remoteAddress?: string | undefined; remotePort?: number | undefined };

/**
 * Counts what each connection and each address takes, and ends those that take too much or too long:
 * the library knows limits for all together and for silence only.
 */
export class SmtpConnections {
  readonly #byPeer = new Map<string, Connection>();
  readonly #bySession = new Map<string, Connection>();
  readonly #perAddress = new Map<string, number>();
  readonly #limits: SmtpLimits;

  constructor(limits: SmtpLimits) {
    this.#limits = limits;
  }

  /** Watches all connections of a server from their beginning. */
  watch(server: Server): void {
    server.prependListener("connection", (socket: Socket) => this.#begin(socket));
  }

  /** Learns which session a connection became; from now on its commands are counted. */
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

  /** Ends all, or only those that are not in the middle of a mail. */
  end({ idleOnly }: { idleOnly: boolean }): void {
    for (const { socket, receives } of this.#byPeer.values()) {
      if (!idleOnly || !receives) socket.destroy();
    }
  }

  #begin(socket: Socket): void {
    const name = nameOf(socket);
    const address = socket.remoteAddress ?? "";
    const others = this.#perAddress.get(address) ?? 0;
    const connection = { socket, commands: 0, wrongRecipients: 0, receives: false };
    this.#byPeer.set(name, connection);
    this.#perAddress.set(address, others + 1);
    const end = setTimeout(() => socket.destroy(), this.#limits.connection);
    // Clients that go away in the middle are daily life.
    socket.on("error", () => {});
    socket.once("close", () => {
      clearTimeout(end);
      this.#byPeer.delete(name);
      for (const [id, one] of this.#bySession) if (one === connection) this.#bySession.delete(id);
      const left = (this.#perAddress.get(address) ?? 1) - 1;
      if (left > 0) this.#perAddress.set(address, left);
      else this.#perAddress.delete(address);
    });
    if (others >= this.#limits.connectionsPerAddress) socket.destroy();
  }
}

function nameOf({ remoteAddress, remotePort }: Peer): string {
  return `${remoteAddress?.replace(/^::ffff:/i, "")} ${remotePort}`;
}
