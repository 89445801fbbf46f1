/** A picture that the shop does not take; the message says why and is fit for an import report. */
export class MediaRefused extends Error {
  override readonly name = 'MediaRefused';
}
