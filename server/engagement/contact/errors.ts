import { ShopError } from '../../platform/errors/errors.ts';
import { says } from './__generated__/messages.ts';

/** The shop has no email address that could receive messages. */
export class ContactFormClosedError extends ShopError {
  readonly code = 'CONTACT_FORM_CLOSED';

  constructor() {
    super(says((t) => t.theContactFormIsntAvailable));
  }
}
