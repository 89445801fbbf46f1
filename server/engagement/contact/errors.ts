import { ShopError } from '../../platform/errors/errors.ts';

/** The shop has no email address that could receive messages. */
export class ContactFormClosedError extends ShopError {
  readonly code = 'CONTACT_FORM_CLOSED';

  constructor() {
    super('The contact form isn’t available at the moment. Contact us by post or phone.');
  }
}
