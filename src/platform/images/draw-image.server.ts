import sharp from "sharp";

export type DrawnImage = { bytes: Buffer; width: number; height: number };

/**
 * Draws one of our own drawings as a WebP picture whose longer side has so many pixels. Never for
 * what somebody sent: an SVG may name files and hosts.
 */
export async function drawImage(svg: string, longerSide: number): Promise<DrawnImage> {
  const { data: bytes, info } = await sharp(Buffer.from(svg))
    .resize(longerSide, longerSide, { fit: "inside" })
    .webp({ quality: 82 })
    .toBuffer({ resolveWithObject: true });
  return { bytes, width: info.width, height: info.height };
}
