/** Renders one picture; the key identifies its content, so equal keys are equal pictures. */
type Draw = () => Promise<Buffer>;

/**
 * Rendered pictures in bounded memory, and a queue that renders one at a time: rendering is
 * CPU-bound, and this leaves a core for the pages.
 */
export class DrawnImages {
  #kept = new Map<string, Buffer>();
  #bytes = 0;
  #drawing = new Map<string, Promise<Buffer>>();
  #last: Promise<unknown> = Promise.resolve();
  readonly #capacity: number;
  readonly #maxWaiting: number;

  /**
   * @param capacity maximum bytes of pictures in memory
   * @param maxWaiting maximum pictures waiting to be rendered
   */
  constructor(capacity: number, maxWaiting: number) {
    this.#capacity = capacity;
    this.#maxWaiting = maxWaiting;
  }

  get size() {
    return { images: this.#kept.size, bytes: this.#bytes, waiting: this.#drawing.size };
  }

  /** The picture with this key, or null if too many others are waiting. */
  async get(key: string, draw: Draw): Promise<Buffer | null> {
    const cached = this.#kept.get(key);
    if (cached) {
      // Move it to the end: the least recently requested is dropped first.
      this.#kept.delete(key);
      this.#kept.set(key, cached);
      return cached;
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
