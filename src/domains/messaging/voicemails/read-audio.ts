import { encodeWav, phoneRate } from "./encode-wav.ts";
import { maxRecordingSeconds, minRecordingSeconds } from "./voicemails.ts";

/** Audio ready to be stored: WAV at 8 kHz, the rate of a phone call, or MP3 as it was uploaded. */
export type ReadAudio = {
  bytes: Buffer;
  extension: "wav" | "mp3";
  contentType: string;
  seconds: number;
  /** RMS in dB below full scale, before it was leveled; null for MP3, which isn't decoded. */
  loudness: number | null;
};

export type AudioProblem = "unsupported" | "too_long" | "too_short" | "silent";
type AudioRead =
  | { ok: true; audio: ReadAudio }
  | { ok: false; problem: AudioProblem; seconds: number };

/** RMS below which a recording counts as silence, and the level that a phone's speech has. */
const silentBelow = -55;
const targetLevel = -18;

/** Reads an audio file by its bytes, and checks its length and loudness. */
export function readAudio(bytes: Buffer): AudioRead {
  const wav = readWav(bytes);
  if (wav) return prepareWav(wav);
  const seconds = mp3Seconds(bytes);
  if (seconds === null) return { ok: false, problem: "unsupported", seconds: 0 };
  const problem = problemOfLength(seconds);
  if (problem) return { ok: false, problem, seconds };
  const loudness = null;
  const audio = { bytes, extension: "mp3", contentType: "audio/mpeg", seconds, loudness } as const;
  return { ok: true, audio: { ...audio, seconds: Math.ceil(seconds) } };
}

function problemOfLength(seconds: number): AudioProblem | null {
  if (seconds > maxRecordingSeconds + 0.5) return "too_long";
  return seconds < minRecordingSeconds ? "too_short" : null;
}

type Wav = {
  /** 1: PCM, 3: float, 7: mu-law ("RIFF WAVE", format tags). */
  format: 1 | 3 | 7;
  channels: number;
  rate: number;
  bits: number;
  data: Buffer;
};

function prepareWav(wav: Wav): AudioRead {
  const frame = (wav.bits / 8) * wav.channels;
  const frames = Math.floor(wav.data.length / frame);
  const seconds = frames / wav.rate;
  const problem = problemOfLength(seconds);
  if (problem) return { ok: false, problem, seconds };
  const samples = resample(wav, frames);
  const level = decibels(samples);
  if (level < silentBelow) return { ok: false, problem: "silent", seconds };
  return {
    ok: true,
    audio: {
      bytes: Buffer.from(encodeWav(adjustVolume(samples, level))),
      extension: "wav",
      contentType: "audio/wav",
      seconds: Math.ceil(seconds),
      loudness: Math.round(level),
    },
  };
}

/** The chunks of a RIFF file; null if it isn't one, or has another encoding. */
function readWav(bytes: Buffer): Wav | null {
  if (bytes.length < 44 || bytes.toString("latin1", 0, 4) !== "RIFF") return null;
  if (bytes.toString("latin1", 8, 12) !== "WAVE") return null;
  let format: Omit<Wav, "data"> | null = null;
  for (let at = 12; at + 8 <= bytes.length; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const start = at + 8;
    if (name === "fmt ") format = readFormat(bytes.subarray(start, start + size));
    // A stream's size isn't known when it begins: the data is the rest.
    if (name === "data") return format && { ...format, data: bytes.subarray(start, start + size) };
    at = start + size + (size % 2);
  }
  return null;
}

function readFormat(chunk: Buffer): Omit<Wav, "data"> | null {
  if (chunk.length < 16) return null;
  const tag = chunk.readUInt16LE(0);
  // Extensible: the encoding is the start of its GUID.
  const format = tag === 0xfffe && chunk.length >= 26 ? chunk.readUInt16LE(24) : tag;
  const channels = chunk.readUInt16LE(2);
  const rate = chunk.readUInt32LE(4);
  const bits = chunk.readUInt16LE(14);
  const isKnown =
    (format === 1 && [8, 16, 24, 32].includes(bits)) ||
    (format === 3 && bits === 32) ||
    (format === 7 && bits === 8);
  if (!isKnown || channels < 1 || channels > 8 || rate < 8_000 || rate > 192_000) return null;
  return { format: format as Wav["format"], channels, rate, bits };
}

/** Mono samples from -1 to 1 at the rate of a phone call: each is the mean of those it replaces. */
function resample(wav: Wav, frames: number): Float32Array {
  const ratio = wav.rate / phoneRate;
  const samples = new Float32Array(Math.floor(frames / ratio));
  const width = wav.bits / 8;
  const valueAt = (frame: number) => {
    let sum = 0;
    for (let channel = 0; channel < wav.channels; channel += 1) {
      sum += decode(wav, (frame * wav.channels + channel) * width);
    }
    return sum / wav.channels;
  };
  for (let at = 0; at < samples.length; at += 1) {
    const from = Math.floor(at * ratio);
    const to = Math.max(from + 1, Math.min(frames, Math.floor((at + 1) * ratio)));
    let sum = 0;
    for (let frame = from; frame < to; frame += 1) sum += valueAt(frame);
    samples[at] = sum / (to - from);
  }
  return samples;
}

function decode({ format, bits, data }: Wav, at: number): number {
  if (format === 3) {
    const value = data.readFloatLE(at);
    return Number.isFinite(value) ? Math.max(-1, Math.min(1, value)) : 0;
  }
  if (format === 7) return decodeMuLaw(data.readUInt8(at));
  if (bits === 8) return (data.readUInt8(at) - 128) / 128;
  if (bits === 16) return data.readInt16LE(at) / 32_768;
  if (bits === 24) return data.readIntLE(at, 3) / 8_388_608;
  return data.readInt32LE(at) / 2_147_483_648;
}

/** ITU-T G.711. */
function decodeMuLaw(byte: number): number {
  const inverted = ~byte & 0xff;
  const exponent = (inverted >> 4) & 7;
  const magnitude = ((((inverted & 0xf) << 3) + 0x84) << exponent) - 0x84;
  return (inverted & 0x80 ? -magnitude : magnitude) / 32_768;
}

/** RMS in dB relative to full scale. */
function decibels(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  return 10 * Math.log10(sum / Math.max(1, samples.length) + 1e-12);
}

/** Louder or quieter, at most until the highest peak would be cut off. */
function adjustVolume(samples: Float32Array, level: number): Float32Array {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  const gain = Math.min(10 ** ((targetLevel - level) / 20), 0.98 / Math.max(peak, 1e-6));
  return samples.map((sample) => sample * gain);
}

/** Bit rates in kbit/s and sample rates of MPEG audio, layer III (ISO/IEC 11172-3 and 13818-3). */
const bitRates = {
  1: [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  2: [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
} as const;
const sampleRates: Record<number, readonly number[]> = {
  3: [44_100, 48_000, 32_000],
  2: [22_050, 24_000, 16_000],
  0: [11_025, 12_000, 8_000],
};

/** The length of an MP3 file, from the headers of all its frames; null if it isn't one. */
function mp3Seconds(bytes: Buffer): number | null {
  let at = startOfFrames(bytes);
  let [seconds, frames] = [0, 0];
  while (at + 4 <= bytes.length) {
    const frame = readFrame(bytes, at);
    // Tags at the end aren't frames.
    if (!frame) break;
    seconds += frame.seconds;
    frames += 1;
    at += frame.length;
  }
  // Text can look like one frame, but not like several in a row; a file ends with its frames and their tags.
  return frames >= 3 && bytes.length - at <= maxTagBytes ? seconds : null;
}

const maxTagBytes = 64 * 1024;

/** Behind an ID3 tag, whose size has seven bits a byte. */
function startOfFrames(bytes: Buffer): number {
  if (bytes.length < 10 || bytes.toString("latin1", 0, 3) !== "ID3") return 0;
  return 10 + [6, 7, 8, 9].reduce((size, index) => size * 128 + (bytes.readUInt8(index) & 0x7f), 0);
}

function readFrame(bytes: Buffer, at: number): { length: number; seconds: number } | null {
  const header = bytes.readUInt32BE(at);
  const [version, layer] = [(header >>> 19) & 3, (header >>> 17) & 3];
  if (header >>> 21 !== 0x7ff || version === 1 || layer !== 1) return null;
  const rate = sampleRates[version]?.[(header >>> 10) & 3];
  const kilobits = bitRates[version === 3 ? 1 : 2][(header >>> 12) & 15];
  if (!rate || !kilobits) return null;
  const samples = version === 3 ? 1_152 : 576;
  const padding = (header >>> 9) & 1;
  const length = Math.floor(((samples / 8) * kilobits * 1_000) / rate) + padding;
  return { length, seconds: samples / rate };
}
