import sharp from "sharp";

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
