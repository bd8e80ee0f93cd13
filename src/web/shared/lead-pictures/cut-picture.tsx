type CutPictureProps = { src: string; alt: string; width?: number; height?: number };

/** A photo cropped to the common shape of a row; fills the available width. */
export function CutPicture({ src, alt, width = 320, height = 240 }: CutPictureProps) {
  return (
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="aspect-[4/3] h-auto w-full rounded-lg border border-line bg-sunken object-cover"
    />
  );
}
