import { ShopError } from '../errors/errors.ts';
import type { Text } from '../i18n/text.ts';
import { says } from './__generated__/messages.ts';

/** The caller lacks the permission; the error doesn't reveal what exists. */
export class ForbiddenError extends ShopError {
  readonly code = 'FORBIDDEN';

  constructor(text: Text = says((t) => t.noPermission)) {
    super(text);
  }
}
