import { type PointerEvent, useEffect, useRef, useState } from "react";
import { Button } from "~/ui/buttons/button.tsx";

const width = 600;
const height = 200;

/** A pad to sign on with a finger or a mouse. Its drawing is sent with the form, as a picture. */
export function SignaturePad() {
  const canvas = useRef<HTMLCanvasElement>(null);
  const file = useRef<File | null>(null);
  const [isSigned, setIsSigned] = useState(false);
  const clear = () => {
    canvas.current?.getContext("2d")?.clearRect(0, 0, width, height);
    file.current = null;
    setIsSigned(false);
  };
  useEffect(() => {
    const form = canvas.current?.closest("form");
    const attach = ({ formData }: FormDataEvent) => {
      if (file.current) formData.append("signature", file.current);
    };
    const reset = () => clear();
    form?.addEventListener("formdata", attach);
    form?.addEventListener("reset", reset);
    return () => {
      form?.removeEventListener("formdata", attach);
      form?.removeEventListener("reset", reset);
    };
  });
  const positionOf = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const context = currentTarget.getContext("2d");
    const x = ((clientX - box.left) * width) / box.width;
    const y = ((clientY - box.top) * height) / box.height;
    return { context, x, y };
  };
  const startStroke = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const { context, x, y } = positionOf(event);
    if (!context) return;
    Object.assign(context, { lineWidth: 3, lineCap: "round", lineJoin: "round" });
    // Dark on white in both color schemes, as it's printed.
    context.strokeStyle = "#0f2341";
    context.beginPath();
    context.moveTo(x, y);
  };
  const continueStroke = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { context, x, y } = positionOf(event);
    context?.lineTo(x, y);
    context?.stroke();
    setIsSigned(true);
  };
  const endStroke = () => {
    if (canvas.current && isSigned) file.current = pictureOf(canvas.current);
  };
  return (
    <div className="flex flex-col items-start gap-2">
      <canvas
        ref={canvas}
        width={width}
        height={height}
        role="img"
        aria-label={isSigned ? "Drawn signature" : "Signature pad, empty"}
        onPointerDown={startStroke}
        onPointerMove={continueStroke}
        onPointerUp={endStroke}
        onPointerCancel={endStroke}
        className="w-full max-w-md touch-none rounded-lg border border-edge bg-white"
      />
      <p className="text-sm text-muted">Sign above with a finger. A typed name is enough, too.</p>
      {isSigned ? (
        <Button type="button" size="small" variant="secondary" onClick={clear}>
          Clear signature
        </Button>
      ) : null}
    </div>
  );
}

/** The drawing as a PNG. Synchronous, since a form's data is read while it's submitted. */
function pictureOf(canvas: HTMLCanvasElement): File {
  const page = document.createElement("canvas");
  Object.assign(page, { width, height });
  const context = page.getContext("2d");
  if (context) {
    context.fillStyle = "#ffffff";
    context.fillRect(0, 0, width, height);
    context.drawImage(canvas, 0, 0);
  }
  const [, encoded = ""] = page.toDataURL("image/png").split(",");
  const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
  return new File([bytes], "signature.png", { type: "image/png" });
}
