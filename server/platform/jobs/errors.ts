/**
 * The job can do nothing now through no fault of its own: a mail server that is away, another worker that is at the same mail. It
 * goes back into the queue without counting as a failed try.
 */
export class LaterError extends Error {
  /** After how many seconds it is worth another try. */
  readonly seconds: number;
  /** Whether the others of its kind need not try before that either. */
  readonly concernsAll: boolean;

  constructor(reason: string, seconds: number, { concernsAll = false } = {}) {
    super(reason);
    this.seconds = seconds;
    this.concernsAll = concernsAll;
  }
}
