/**
 * The job can do nothing now through no fault of its own: a mail server that is away, another worker that is at the same mail. It
 * goes back into the queue without counting as a failed try.
 */
export class LaterError extends Error {
  /** After how many seconds it is worth another try. */
  readonly seconds: number;

  constructor(reason: string, seconds: number, options?: ErrorOptions) {
    super(reason, options);
    this.seconds = seconds;
  }
}
