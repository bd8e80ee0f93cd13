import { encodeWav, maxRecordingSeconds, phoneRate } from "~/domains/messaging/index.ts";

/** Whether a file says that it lasts longer than a recording may. Some formats don't say how long they last. */
export async function isTooLong(file: File): Promise<boolean> {
  const url = URL.createObjectURL(file);
  const audio = new Audio();
  await new Promise((resolve) => {
    audio.onloadedmetadata = audio.onerror = resolve;
    audio.preload = "metadata";
    audio.src = url;
  });
  URL.revokeObjectURL(url);
  return Number.isFinite(audio.duration) && isOver(audio.duration);
}

/** As the server counts. */
const isOver = (seconds: number) => seconds > maxRecordingSeconds + 0.5;

/**
 * Decodes audio in any format that this browser reads, and mixes it down to the rate of a phone call. What's too long
 * is cut off.
 * @throws the browser's error if it can't read the format
 */
export async function toWav(recorded: Blob): Promise<File> {
  const decoder = new AudioContext();
  const bytes = await recorded.arrayBuffer();
  const audio = await decoder.decodeAudioData(bytes).finally(() => decoder.close());
  const seconds = isOver(audio.duration) ? maxRecordingSeconds : audio.duration;
  const mixer = new OfflineAudioContext(1, Math.max(1, Math.ceil(seconds * phoneRate)), phoneRate);
  const source = mixer.createBufferSource();
  source.buffer = audio;
  source.connect(mixer.destination);
  source.start();
  const mixed = await mixer.startRendering();
  return new File([encodeWav(mixed.getChannelData(0))], "recording.wav", { type: "audio/wav" });
}
