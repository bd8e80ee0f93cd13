import { useEffect, useRef, useState } from "react";
import { encodeWav, maxRecordingSeconds, phoneRate } from "~/domains/messaging/index.ts";
import { Button } from "~/ui/buttons/button.tsx";

type RecorderProps = { onRecorded: (file: File) => void };
type State = "idle" | "recording" | "done" | "failed";

const texts: Record<State, string> = {
  idle: "",
  recording: "Recording. Click Stop when you’re done.",
  done: "Recorded. Listen to it, then add it or record again.",
  failed: "We couldn’t use your microphone. Allow it in your browser, or choose a file.",
};

/** Records from the microphone, and hands over a WAV file. Renders nothing where a browser can't record. */
export function Recorder({ onRecorded }: RecorderProps) {
  const [canRecord, setCanRecord] = useState(false);
  const [state, setState] = useState<State>("idle");
  const [url, setUrl] = useState<string>();
  const recorder = useRef<MediaRecorder>(null);
  useEffect(() => {
    setCanRecord("MediaRecorder" in window && Boolean(navigator.mediaDevices));
    return () => {
      for (const track of recorder.current?.stream.getTracks() ?? []) track.stop();
    };
  }, []);
  useEffect(() => (url ? () => URL.revokeObjectURL(url) : undefined), [url]);

  async function start() {
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
      const started = new MediaRecorder(stream);
      const parts: Blob[] = [];
      const limit = setTimeout(() => started.stop(), maxRecordingSeconds * 1_000);
      started.ondataavailable = ({ data }) => parts.push(data);
      started.onstop = () => {
        clearTimeout(limit);
        for (const track of stream.getTracks()) track.stop();
        toWav(new Blob(parts, { type: started.mimeType })).then(
          (file) => {
            onRecorded(file);
            setUrl(URL.createObjectURL(file));
            setState("done");
          },
          () => setState("failed"),
        );
      };
      recorder.current = started;
      started.start();
      setState("recording");
    } catch {
      setState("failed");
    }
  }

  if (!canRecord) return null;
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-3">
        {state === "recording" ? (
          <Button type="button" variant="secondary" onClick={() => recorder.current?.stop()}>
            Stop
          </Button>
        ) : (
          <Button type="button" variant="secondary" onClick={start}>
            {state === "done" ? "Record again" : "Record now"}
          </Button>
        )}
        <p role="status" className="text-sm text-muted">
          {texts[state]}
        </p>
      </div>
      {url && state === "done" ? (
        // biome-ignore lint/a11y/useMediaCaption: what was just recorded has no text
        <audio controls src={url} className="w-full" aria-label="Your recording" />
      ) : null}
    </div>
  );
}

/** Decodes what the browser recorded, and mixes it down to the rate of a phone call. */
async function toWav(recorded: Blob): Promise<File> {
  const decoder = new AudioContext();
  const audio = await decoder.decodeAudioData(await recorded.arrayBuffer());
  await decoder.close();
  const length = Math.max(1, Math.ceil(audio.duration * phoneRate));
  const mixer = new OfflineAudioContext(1, length, phoneRate);
  const source = mixer.createBufferSource();
  source.buffer = audio;
  source.connect(mixer.destination);
  source.start();
  const mixed = await mixer.startRendering();
  return new File([encodeWav(mixed.getChannelData(0))], "recording.wav", { type: "audio/wav" });
}
