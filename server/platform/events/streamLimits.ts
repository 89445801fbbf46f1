/** How many streams the owner of one cookie may have open: as many pages as somebody may look at at once. */
export const maxStreamsOfVisitor = 8;
/** How many may come from one network address: several people may share one. */
export const maxStreamsOfAddress = 100;
/** How many one process keeps open. */
export const maxStreams = 2_000;

export interface OpenStream {
  visitorId: number | null;
  address: string;
  /** Ends it, kindly. */
  end(): void;
}

/** The streams that are open in this process. */
export class StreamRegistry {
  readonly #open = new Set<OpenStream>();

  get count(): number {
    return this.#open.size;
  }

  /** Whether one more from this address would be too many. */
  isFull(address: string): boolean {
    return this.#open.size >= maxStreams || this.#of((stream) => stream.address === address).length >= maxStreamsOfAddress;
  }

  /**
   * Counts a stream from now on. A visitor who has too many loses the oldest: it belongs to a page that was forgotten.
   * @returns to be called when it has ended
   */
  add(stream: OpenStream): () => void {
    if (stream.visitorId !== null) {
      const own = this.#of(({ visitorId }) => visitorId === stream.visitorId);
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - maxStreamsOfVisitor))) oldest.end();
    }
    this.#open.add(stream);
    return () => void this.#open.delete(stream);
  }

  /** Ends all of them: the server is closing. */
  endAll(): void {
    for (const stream of this.#open) stream.end();
  }

  #of(isMeant: (stream: OpenStream) => boolean): OpenStream[] {
    return [...this.#open].filter(isMeant);
  }
}
