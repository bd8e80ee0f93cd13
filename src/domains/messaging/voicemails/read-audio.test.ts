import { expect, test } from "vitest";
import { readAudio } from "./read-audio.ts";

type Tone = {
  seconds: number;
  rate?: number;
  channels?: number;
  bits?: 8 | 16 | 24;
  level?: number;
};

/** A sine wave as a WAV file, with a chunk before its data. */
function tone({ seconds, rate = 44_100, channels = 2, bits = 16, level = 0.1 }: Tone): Buffer {
  const width = bits / 8;
  const frames = Math.round(rate * seconds);
  const head = Buffer.alloc(56);
  head.write("RIFF", 0, "latin1");
  head.write("WAVEfmt ", 8, "latin1");
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(channels, 22);
  head.writeUInt32LE(rate, 24);
  head.writeUInt32LE(rate * channels * width, 28);
  head.writeUInt16LE(channels * width, 32);
  head.writeUInt16LE(bits, 34);
  head.write("LIST", 36, "latin1");
  head.writeUInt32LE(3, 40);
  head.write("data", 48, "latin1");
  head.writeUInt32LE(frames * channels * width, 52);
  const data = Buffer.alloc(frames * channels * width);
  for (let at = 0; at < frames * channels; at += 1) {
    const value = level * Math.sin((Math.floor(at / channels) * 440 * 2 * Math.PI) / rate);
    if (bits === 8) data.writeUInt8(128 + Math.round(value * 127), at);
    else data.writeIntLE(Math.round(value * (2 ** (bits - 1) - 1)), at * width, width);
  }
  return Buffer.concat([head, data]);
}

/** Silent MPEG-1 frames of 128 kbit/s at 44.1 kHz, 26 ms each, behind an ID3 tag. */
function mp3(seconds: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9000, 0);
  const tag = Buffer.from([0x49, 0x44, 0x33, 4, 0, 0, 0, 0, 1, 0, ...Array(128).fill(0)]);
  const frames = Math.round((seconds * 44_100) / 1_152);
  return Buffer.concat([tag, ...Array(frames).fill(frame)]);
}

test.each([
  { seconds: 5 },
  { seconds: 5, rate: 48_000, channels: 1, bits: 24 },
  { seconds: 5, rate: 8_000, channels: 1, bits: 8 },
] as Tone[])("a WAV file becomes mono at 8 kHz with normal loudness: %o", (sample) => {
  const parsed = readAudio(tone(sample));
  if (!parsed.ok) throw new Error(parsed.problem);
  const { bytes, seconds, loudness, extension } = parsed.audio;
  expect([extension, seconds, loudness]).toEqual(["wav", 5, -23]);
  expect([bytes.readUInt16LE(22), bytes.readUInt32LE(24), bytes.readUInt16LE(34)]).toEqual([
    ...[1, 8_000, 16],
  ]);
  expect(bytes.length).toBe(44 + 5 * 8_000 * 2);
  let sum = 0;
  for (let at = 44; at < bytes.length; at += 2) sum += (bytes.readInt16LE(at) / 32_768) ** 2;
  expect(10 * Math.log10(sum / (5 * 8_000))).toBeCloseTo(-18, 0);
});

test("an MP3 file is unchanged, with its frames' length", () => {
  const bytes = mp3(12);
  const parsed = readAudio(bytes);
  expect(parsed).toMatchObject({
    ok: true,
    audio: { extension: "mp3", seconds: 12, loudness: null },
  });
  expect(parsed.ok && parsed.audio.bytes.equals(bytes)).toBe(true);
});

test.each([
  ["a 20-minute file", mp3(20 * 60), "too_long", 1200],
  ["a minute and a second", tone({ seconds: 61, rate: 8_000, channels: 1 }), "too_long", 61],
  ["two seconds", tone({ seconds: 2 }), "too_short", 2],
  ["silence", tone({ seconds: 5, level: 0.0005 }), "silent", 5],
  ["text", Buffer.from("not audio ".repeat(100)), "unsupported", 0],
  [
    "a picture named .wav",
    Buffer.from([0x89, 0x50, 0x4e, 0x47, ...Array(100).fill(0)]),
    "unsupported",
    0,
  ],
  ["a cut-off header", tone({ seconds: 5 }).subarray(0, 40), "unsupported", 0],
] as const)("%s is refused", (_what, bytes, problem, seconds) => {
  const parsed = readAudio(bytes);
  expect(parsed).toMatchObject({ ok: false, problem });
  expect(!parsed.ok && Math.round(parsed.seconds)).toBe(seconds);
});
