/** A picture that the shop doesn't accept; the message says why and can be shown in an import report. */
export class MediaRefused extends Error {
  override readonly name = 'MediaRefused';
}
