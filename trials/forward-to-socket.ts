import { connect, createServer } from "node:net";

/** Serves a Unix socket on a TCP port of the network this program is started in. */
const [socket = "", port = ""] = process.argv.slice(2);
createServer((incoming) => {
  const outgoing = connect(socket);
  incoming.on("error", () => outgoing.destroy());
  outgoing.on("error", () => incoming.destroy());
  incoming.pipe(outgoing).pipe(incoming);
}).listen(Number(port));
