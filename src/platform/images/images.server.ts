import sharp, { type Sharp } from "sharp";

export type ImageLimits = {
  /** Bytes of the upload. */
  maxBytes: number;
  /** Width times height, checked before decoding. */
  maxPixels: number;
  /** Maximum pixels of each side of the result. */
  maxSide: number;
  /** Converts a photograph to WebP whatever its format: as PNG it would be many times larger. */
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
 * Decodes and re-encodes an uploaded picture, so the result is only a picture, without metadata,
 * within the limits. PNG, JPEG and WebP keep their format, GIF becomes PNG; everything else,
 * including SVG, is rejected. Detects the format from the content, never the name.
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
      return await encodeImage(fitted.webp({ quality: 85 }), "webp", "image/webp");
    }
    if (format === "jpeg") {
      return await encodeImage(fitted.jpeg({ quality: 85, mozjpeg: true }), "jpg", "image/jpeg");
    }
    return await encodeImage(fitted.png({ compressionLevel: 9 }), "png", "image/png");
  } catch (error) {
    const tooLarge = /pixel limit/i.test(String(error));
    return { ok: false, problem: tooLarge ? "too_large" : "unsupported" };
  }
}

async function encodeImage(
  image: Sharp,
  extension: "png" | "jpg" | "webp",
  contentType: string,
): Promise<Reencoded> {
  const { data: bytes, info } = await image.toBuffer({ resolveWithObject: true });
  return { ok: true, bytes, extension, contentType, width: info.width, height: info.height };
}

/** Checks the first bytes, so no other decoder of the library is ever reached. */
function looksSupported(bytes: Buffer): boolean {
  const starts = (hex: string, at = 0) =>
    bytes.subarray(at, at + hex.length / 2).equals(Buffer.from(hex, "hex"));
  const png = starts("89504e470d0a1a0a");
  const jpeg = starts("ffd8ff");
  const gif = starts("474946383761") || starts("474946383961");
  const webp = starts("52494646") && starts("57454250", 8);
  return png || jpeg || gif || webp;
}

export type DrawnImage = { bytes: Buffer; width: number; height: number };

/**
 * Renders one of our own drawings as a WebP picture with the given longer side in pixels. Never use
 * it for uploads: an SVG may reference files and hosts.
 */
export async function drawImage(svg: string, longerSide: number): Promise<DrawnImage> {
  const { data: bytes, info } = await sharp(Buffer.from(svg))
    .resize(longerSide, longerSide, { fit: "inside" })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}

/** One of our own pictures as JPEG, for readers without WebP support. */
export const toJpeg = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).flatten({ background: "#ffffff" }).jpeg({ quality: 82 }).toBuffer();
