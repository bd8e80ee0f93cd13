import { connect, createServer, type Socket } from "node:net";
import { listenAsProxy } from "./listen-as-proxy.ts";

export type PoolingProxy = {
  /** The given URL, through the proxy. */
  url: string;
  stop(): Promise<void>;
};

type Server = { socket: Socket; borrower: Borrower | null };
type Borrower = { socket: Socket; waiting: Buffer[]; unanswered: number };

const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
const terminate = "X".charCodeAt(0);
/** After each of these the server reports once that it is ready. */
const messagesWithReply = new Set(["Q", "S"].map((letter) => letter.charCodeAt(0)));

/**
 * A proxy between clients and PostgreSQL like a pooler in transaction mode: each client gets the
 * least recently used connection until its transaction ends. No passwords.
 */
export async function startPoolingProxy(target: string, size: number): Promise<PoolingProxy> {
  const servers: Server[] = [];
  for (let count = 0; count < size; count++) servers.push(await openServer(target, release));
  const idle = [...servers];
  const queue: Borrower[] = [];
  const sockets = servers.map(({ socket }) => socket);
  const proxy = createServer((socket) => {
    sockets.push(socket.on("error", () => {}));
    const borrower: Borrower = { socket, waiting: [], unanswered: 0 };
    let started = false;
    onMessages(
      socket,
      () => started,
      (message) => {
        if (!started) {
          started = true;
          socket.write(Buffer.concat([authenticated, ready]));
        } else if (message[0] === terminate) socket.end();
        else forward(borrower, message);
      },
    );
  });

  function forward(borrower: Borrower, message: Buffer): void {
    borrower.waiting.push(message);
    if (!queue.includes(borrower)) queue.push(borrower);
    lend();
  }

  function lend(): void {
    for (const borrower of [...queue]) {
      const server = servers.find((server) => server.borrower === borrower) ?? idle.shift();
      if (!server) continue;
      server.borrower = borrower;
      queue.splice(queue.indexOf(borrower), 1);
      for (const message of borrower.waiting.splice(0)) {
        if (messagesWithReply.has(message[0] ?? 0)) borrower.unanswered++;
        server.socket.write(message);
      }
    }
  }

  function release(server: Server): void {
    server.borrower = null;
    idle.push(server);
    lend();
  }

  return listenAsProxy(target, proxy, sockets);
}

/**
 * Connects to a URL's database as its user. Data that arrives while no client has the connection is
 * dropped.
 */
async function openServer(target: string, onFree: (server: Server) => void): Promise<Server> {
  const { hostname, port, username, pathname } = new URL(target);
  const socket = connect(Number(port), hostname).on("error", () => {});
  const server: Server = { socket, borrower: null };
  const packet = ["user", username, "database", pathname.slice(1), "", ""].join("\0");
  const start = Buffer.alloc(8 + Buffer.byteLength(packet));
  start.writeInt32BE(start.length, 0);
  start.writeInt32BE(196_608, 4);
  start.write(packet, 8);
  socket.write(start);
  await new Promise<void>((resolve) => {
    onMessages(
      socket,
      () => true,
      (message) => {
        const { borrower } = server;
        borrower?.socket.write(message);
        if (message[0] !== ready[0]) return;
        resolve();
        if (!borrower) return;
        borrower.unanswered--;
        if (borrower.unanswered === 0 && message[5] === ready[5]) onFree(server);
      },
    );
  });
  return server;
}

/** Calls back for each complete message. @param typed whether messages start with their type letter yet */
function onMessages(
  socket: Socket,
  typed: () => boolean,
  onMessage: (message: Buffer) => void,
): void {
  let rest = Buffer.alloc(0);
  socket.on("data", (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    for (;;) {
      const letter = typed() ? 1 : 0;
      if (rest.length < letter + 4) return;
      const length = letter + rest.readInt32BE(letter);
      if (rest.length < length) return;
      const message = rest.subarray(0, length);
      rest = rest.subarray(length);
      onMessage(message);
    }
  });
}
