import sharp from "sharp";

/** One of our own pictures as JPEG, for readers without WebP support. */
export const toJpeg = (picture: Uint8Array): Promise<Buffer> =>
  sharp(picture).jpeg({ quality: 82 }).toBuffer();
