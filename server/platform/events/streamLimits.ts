/** Maximum number of open streams per visitor cookie: as many pages as a person may view at once. */
export const maxStreamsOfVisitor = 8;
/** Maximum per network address, which several people may share. */
export const maxStreamsOfAddress = 100;
/** Maximum per process. */
export const maxStreams = 2_000;

export interface OpenStream {
  visitorId: number | null;
  address: string;
  /** Ends the stream gracefully. */
  end(): void;
}

/** The open streams of this process. */
export class StreamRegistry {
  readonly #open = new Set<OpenStream>();

  get count(): number {
    return this.#open.size;
  }

  /** Returns whether another stream from this address would exceed a limit. */
  isFull(address: string): boolean {
    return this.#open.size >= maxStreams || this.#of((stream) => stream.address === address).length >= maxStreamsOfAddress;
  }

  /**
   * Registers a stream. If a visitor has too many, the oldest is ended, as it belongs to a forgotten page.
   * @returns a function to call when the stream has ended
   */
  add(stream: OpenStream): () => void {
    if (stream.visitorId !== null) {
      const own = this.#of(({ visitorId }) => visitorId === stream.visitorId);
      for (const oldest of own.slice(0, Math.max(0, own.length + 1 - maxStreamsOfVisitor))) oldest.end();
    }
    this.#open.add(stream);
    return () => void this.#open.delete(stream);
  }

  /** Ends all streams when the server closes. */
  endAll(): void {
    for (const stream of this.#open) stream.end();
  }

  #of(isMeant: (stream: OpenStream) => boolean): OpenStream[] {
    return [...this.#open].filter(isMeant);
  }
}
