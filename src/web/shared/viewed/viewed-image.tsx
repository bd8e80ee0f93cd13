/**
 * An invisible image that a browser loads when a person opens the page: no script, and link previews
 * don't load it.
 */
export function ViewedImage({ src }: { src: string }) {
  // Lazy: a browser that only preloads the page doesn't load it.
  return (
    <img
      src={src}
      alt=""
      width={1}
      height={1}
      loading="lazy"
      className="absolute size-px print:hidden"
    />
  );
}
