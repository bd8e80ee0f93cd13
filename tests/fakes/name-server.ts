import { createSocket } from "node:dgram";
import { once } from "node:events";
import type { AddressInfo } from "node:net";

/** The records of a name, by type. */
type Records = { A?: string[]; TXT?: string[]; CNAME?: string[] };

export type NameServer = {
  /** In the format of `DNS_SERVERS`. */
  address: string;
  /** The records by name; any other name doesn't exist (NXDOMAIN). */
  records: Map<string, Records>;
  /** Names that get no response at all. */
  silent: Set<string>;
  /** Every query, as `TXT name`. */
  asked: string[];
  stop(): Promise<void>;
};

const types: Record<number, string> = { 1: "A", 5: "CNAME", 16: "TXT", 28: "AAAA" };
const numberOf = (type: string) =>
  Number(Object.entries(types).find(([, name]) => name === type)?.[0]);

/** A DNS server on UDP (RFC 1035) with the records a test sets. */
export async function startNameServer(): Promise<NameServer> {
  const socket = createSocket("udp4");
  const records = new Map<string, Records>();
  const silent = new Set<string>();
  const requests: string[] = [];
  socket.on("message", (message, from) => {
    const { name, type, end } = readQuestion(message);
    requests.push(`${types[type] ?? type} ${name}`);
    if (silent.has(name)) return;
    const answers = answersTo(records, name, types[type] ?? "");
    const response = compose(message, end, answers, records.has(name));
    socket.send(response, from.port, from.address);
  });
  socket.bind(0, "127.0.0.1");
  await once(socket, "listening");
  const { port } = socket.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    records,
    silent,
    asked: requests,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

type Answer = { name: string; type: string; value: string };

/** Follows aliases, as a recursive name server does. */
function answersTo(records: Map<string, Records>, name: string, type: string): Answer[] {
  const record = records.get(name) ?? {};
  const own = (record[type as keyof Records] ?? []).map((value) => ({ name, type, value }));
  const [alias] = type === "CNAME" ? [] : (record.CNAME ?? []);
  if (!alias) return own;
  return [{ name, type: "CNAME", value: alias }, ...answersTo(records, alias, type)];
}

function readQuestion(message: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString("latin1", at + 1, at + 1 + length));
    at += length + 1;
  }
  return {
    name: labels.join(".").toLowerCase(),
    type: message.readUInt16BE(at + 1),
    end: at + 5,
  };
}

function compose(question: Buffer, end: number, answers: Answer[], isThere: boolean): Buffer {
  const header = Buffer.alloc(12);
  question.copy(header, 0, 0, 2);
  header.writeUInt16BE(0x8180 | (isThere ? 0 : 3), 2);
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(answers.length, 6);
  return Buffer.concat([header, question.subarray(12, end), ...answers.map(recordOf)]);
}

function recordOf({ name, type, value }: Answer): Buffer {
  const head = Buffer.alloc(10);
  head.writeUInt16BE(numberOf(type), 0);
  head.writeUInt16BE(1, 2);
  head.writeUInt32BE(1, 4);
  const content = contentOf(type, value);
  head.writeUInt16BE(content.length, 8);
  return Buffer.concat([nameOf(name), head, content]);
}

function contentOf(type: string, value: string): Buffer {
  if (type === "A") return Buffer.from(value.split(".").map(Number));
  if (type === "CNAME") return nameOf(value);
  // A long text is several strings of up to 255 bytes each.
  const strings = value.match(/.{1,255}/gs) ?? [""];
  return Buffer.concat(
    strings.flatMap((text) => [Buffer.from([text.length]), Buffer.from(text, "latin1")]),
  );
}

function nameOf(name: string): Buffer {
  const labels = name
    .split(".")
    .map((labelText) => Buffer.from([labelText.length, ...Buffer.from(labelText)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}
