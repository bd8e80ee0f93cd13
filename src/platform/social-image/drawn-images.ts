/** Draws one picture; the key says what it shows, so equal keys are equal pictures. */
type Draw = () => Promise<Buffer>;

/**
 * Pictures that were drawn, in bounded memory, and those still to be drawn, one at a time: drawing is
 * work for a processor, and however many are asked for, one is left for the pages.
 */
export class DrawnImages {
  #kept = new Map<string, Buffer>();
  #bytes = 0;
  #drawing = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();
  readonly #capacity: number;
  readonly #maxWaiting: number;

  /**
   * @param capacity bytes of pictures to keep at the most
   * @param maxWaiting how many may be waited for at once
   */
  constructor(capacity: number, maxWaiting: number) {
    this.#capacity = capacity;
    this.#maxWaiting = maxWaiting;
  }

  get size() {
    return { images: this.#kept.size, bytes: this.#bytes, waiting: this.#drawing.size };
  }

  /** The picture with this key, or null when too many others wait to be drawn. */
  async get(key: string, draw: Draw): Promise<Buffer | null> {
    const kept = this.#kept.get(key);
    if (kept) {
      // What was asked for last is forgotten last.
      this.#kept.delete(key);
      this.#kept.set(key, kept);
      return kept;
    }
    const drawing = this.#drawing.get(key);
    if (drawing) return drawing;
    if (this.#drawing.size >= this.#maxWaiting) return null;
    const drawn = this.#last.then(draw);
    this.#last = drawn.catch(() => {});
    this.#drawing.set(key, drawn);
    try {
      const image = await drawn;
      this.#keep(key, image);
      return image;
    } finally {
      this.#drawing.delete(key);
    }
  }

  #keep(key: string, image: Buffer): void {
    this.#kept.set(key, image);
    this.#bytes += image.length;
    for (const [oldest, bytes] of this.#kept) {
      if (this.#bytes <= this.#capacity) return;
      this.#kept.delete(oldest);
      this.#bytes -= bytes.length;
    }
  }
}
