/** Longer side in pixels, and JPEG quality, of what is sent. The server stores less. */
const maxSide = 2048;
const quality = 0.8;
/** After this many milliseconds, a photo is sent as it is. */
const maxMs = 10_000;

/**
 * Replaces an input's photos with smaller ones: upright, and without metadata such as the location.
 * Photos that the browser can't read or draw stay as they are.
 */
export async function shrinkChosen(input: HTMLInputElement): Promise<void> {
  const chosen = [...(input.files ?? [])];
  const timeoutTask = new Promise<null>((resolve) => setTimeout(resolve, maxMs, null));
  const shrinking = Promise.all(chosen.map((file) => shrink(file).catch(() => file)));
  const ready = await Promise.race([shrinking, timeoutTask]);
  const isCurrent = chosen.every((file, index) => input.files?.[index] === file);
  if (!ready || !isCurrent) return;
  const transfer = new DataTransfer();
  for (const file of ready) transfer.items.add(file);
  input.files = transfer.files;
}

async function shrink(file: File): Promise<File> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, maxSide / Math.max(width, height));
    const { canvas, context } = newCanvas(Math.round(width * scale), Math.round(height * scale));
    // JPEG has no transparency.
    context.fillStyle = "#fff";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", quality);
    });
    if (!blob || !showsPixels()) return file;
    // A JPEG is replaced even by a larger one, which no longer says where it was taken.
    if (blob.size >= file.size && file.type !== "image/jpeg") return file;
    const name = `${file.name.replace(/\.\w+$/, "")}.jpg`;
    return new File([blob], name, { type: blob.type, lastModified: file.lastModified });
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** False in browsers that return noise instead of a canvas's pixels, to prevent tracking. */
function showsPixels(): boolean {
  const { context } = newCanvas(2, 2);
  context.fillStyle = "#f00";
  context.fillRect(0, 0, 2, 2);
  const [red = 0, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return red > 250 && green < 5 && blue < 5;
}

function newCanvas(width: number, height: number) {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  const context = canvas.getContext("2d");
  if (!context) throw new Error("no canvas");
  return { canvas, context };
}
