import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { MPEGDecodedAudio } from "mpg123-decoder";

/** One channel, from -1 to 1. */
export type DecodedAudio = {
  samples: Float32Array<ArrayBuffer>;
  rate: MPEGDecodedAudio["sampleRate"];
};

/** What the thread gets. */
type Task = { decoder: string; bytes: Uint8Array<ArrayBuffer>; maxSeconds: number };

/**
 * The decoder loops without an end on some damaged files, and takes a second for a minute of audio: it runs in a thread
 * of its own, which is ended. In pieces, so a file that is longer than its headers say ends early. Text, since a thread
 * needs a file that Node can run, in development, tests, and the build.
 */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
import(workerData.decoder).then(async ({ MPEGDecoder }) => {
  const { bytes, maxSeconds } = workerData;
  const decoder = new MPEGDecoder();
  await decoder.ready;
  const parts = [];
  let rate = 0;
  let length = 0;
  for (let at = 0; at < bytes.length; at += 16384) {
    const { channelData, sampleRate, samplesDecoded, errors } = decoder.decode(bytes.subarray(at, at + 16384));
    if (samplesDecoded === 0) continue;
    rate = rate || sampleRate;
    length += samplesDecoded;
    if (errors.length > 0 || sampleRate !== rate || length > maxSeconds * rate) return parentPort.postMessage(null);
    const [left, right = left] = channelData;
    parts.push(left.map((value, index) => (value + right[index]) / 2));
  }
  const samples = new Float32Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  parentPort.postMessage(rate > 0 ? { samples, rate } : null, [samples.buffer]);
});
`;

let previous: Promise<unknown> = Promise.resolve();

/** Decodes an MP3 file, one at a time; null if it's damaged, longer than `maxSeconds`, or takes too long. */
export function decodeMp3(
  bytes: Uint8Array,
  { maxSeconds, timeLimitMs = 20_000 }: { maxSeconds: number; timeLimitMs?: number },
): Promise<DecodedAudio | null> {
  const result = previous.then(() => runThread(Uint8Array.from(bytes), maxSeconds, timeLimitMs));
  previous = result;
  return result;
}

function runThread(
  bytes: Uint8Array<ArrayBuffer>,
  maxSeconds: number,
  timeLimitMs: number,
): Promise<DecodedAudio | null> {
  const path = createRequire(import.meta.url).resolve("mpg123-decoder");
  const workerData: Task = { decoder: pathToFileURL(path).href, bytes, maxSeconds };
  const worker = new Worker(program, {
    ...{ eval: true, workerData, env: {}, transferList: [bytes.buffer] },
    // The decoder reports to the console.
    ...{ stdout: true, stderr: true },
    resourceLimits: { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16, stackSizeMb: 2 },
  });
  return new Promise((resolve) => {
    const end = (audio: DecodedAudio | null) => {
      clearTimeout(limit);
      resolve(audio);
      void worker.terminate();
    };
    const limit = setTimeout(() => end(null), timeLimitMs);
    worker.once("message", (audio: DecodedAudio | null) => end(audio));
    worker.once("error", () => end(null));
    worker.once("exit", () => end(null));
  });
}
