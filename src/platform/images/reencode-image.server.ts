import sharp, { type Sharp } from "sharp";

export type ImageLimits = {
  /** Bytes of the upload. */
  maxBytes: number;
  /** Width times height, checked before decoding. */
  maxPixels: number;
  /** Neither side of the result is longer than this many pixels. */
  maxSide: number;
  /** A photograph becomes WebP whatever it was: as PNG it would weigh many times as much. */
  asWebp?: boolean;
};

export type Reencoded =
  | {
      ok: true;
      bytes: Buffer;
      extension: "png" | "jpg" | "webp";
      contentType: string;
      /** Pixels of the result. */
      width: number;
      height: number;
    }
  | { ok: false; problem: "unsupported" | "too_large" };

/**
 * Decodes an uploaded picture and encodes it anew: what comes out is a picture and nothing else,
 * without metadata, no larger than the limits. PNG, JPEG and WebP keep their kind, GIF becomes PNG;
 * everything else, SVG included, is refused. What counts is the content, never the name.
 */
export async function reencodeImage(upload: Buffer, limits: ImageLimits): Promise<Reencoded> {
  if (upload.length > limits.maxBytes) return { ok: false, problem: "too_large" };
  if (!looksSupported(upload)) return { ok: false, problem: "unsupported" };
  try {
    const image = sharp(upload, { limitInputPixels: limits.maxPixels, failOn: "error" });
    const { format, width, height } = await image.metadata();
    if (width * height > limits.maxPixels) return { ok: false, problem: "too_large" };
    const fitted = image
      .autoOrient()
      .resize(limits.maxSide, limits.maxSide, { fit: "inside", withoutEnlargement: true });
    if (limits.asWebp || format === "webp") {
      return await made(fitted.webp({ quality: 85 }), "webp", "image/webp");
    }
    if (format === "jpeg") {
      return await made(fitted.jpeg({ quality: 85, mozjpeg: true }), "jpg", "image/jpeg");
    }
    return await made(fitted.png({ compressionLevel: 9 }), "png", "image/png");
  } catch (error) {
    const tooLarge = /pixel limit/i.test(String(error));
    return { ok: false, problem: tooLarge ? "too_large" : "unsupported" };
  }
}

async function made(
  image: Sharp,
  extension: "png" | "jpg" | "webp",
  contentType: string,
): Promise<Reencoded> {
  const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true });
  return { ok: true, bytes, extension, contentType, width: info.width, height: info.height };
}

/** Reads the first bytes, so that no other decoder of the library is ever reached. */
function looksSupported(bytes: Buffer): boolean {
  const starts = (hex: string, at = 0) =>
    bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, "hex"));
  const png = starts("89504e470d0a1a0a");
  const jpeg = starts("ffd8ff");
  const gif = starts("474946383761") || starts("474946383961");
  const webp = starts("52494646") && starts("57454250", 8);
  return png || jpeg || gif || webp;
}
