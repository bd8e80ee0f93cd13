type CutPictureProps = { src: string; alt: string; width?: number; height?: number };

/** A picture cut to the one shape that pictures in a row have; it takes the width there is. */
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
