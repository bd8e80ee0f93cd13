/** The rate of a phone call. */
export const phoneRate = 8_000;

/** PCM with 16 bits, mono, as a WAV file. @param samples from -1 to 1 at `phoneRate` */
export function encodeWav(samples: Float32Array): ArrayBuffer {
  const size = samples.length * 2;
  const bytes = new ArrayBuffer(44 + size);
  const view = new DataView(bytes);
  const text = (at: number, word: string) => {
    for (const [index, letter] of [...word].entries()) {
      view.setUint8(at + index, letter.charCodeAt(0));
    }
  };
  text(0, "RIFF");
  view.setUint32(4, 36 + size, true);
  text(8, "WAVEfmt ");
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, phoneRate, true);
  view.setUint32(28, phoneRate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, "data");
  view.setUint32(40, size, true);
  for (const [index, sample] of samples.entries()) {
    view.setInt16(44 + index * 2, Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), true);
  }
  return bytes;
}
