import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';
import type { Text } from '../../platform/i18n/text.ts';
import { says } from './__generated__/messages.ts';

const recordTypes = {
  attribute: 'Attribute',
  category: 'Category',
  discard: 'VoteDiscard',
  edit: 'BulkEdit',
  group: 'CompareGroup',
  import: 'CatalogueImport',
  manufacturer: 'Manufacturer',
  merchant: 'Merchant',
  offer: 'Offer',
  picture: 'ProductImage',
  product: 'Product',
  value: 'AttributeTerm',
  variation: 'ProductVariation',
} as const;

/** A record named in the input doesn't exist (any longer). */
export class UnknownRecordError extends NotFoundError {
  constructor(thing: keyof typeof recordTypes, path: readonly string[] = ['input', 'id']) {
    super(
      recordTypes[thing],
      says((t) => t.recordNoLongerExists({ thing })),
      path,
    );
  }
}

/** The record can't be deleted because other records use it. */
export class InUseError extends ShopError {
  readonly code = 'IN_USE';

  constructor(text: Text, path: readonly string[] = ['input', 'id']) {
    super(text, path);
  }
}

/** A bulk edit that can't be undone (any longer). */
export class CannotUndoEditError extends ShopError {
  readonly code = 'CANNOT_UNDO';

  constructor(text: Text = says((t) => t.thisChangeCantBeUndone)) {
    super(text, ['input', 'id']);
  }
}

/** An import that was already started or has no file. */
export class ImportStateError extends ShopError {
  readonly code = 'IMPORT_STATE';

  constructor(text: Text) {
    super(text, ['input', 'id']);
  }
}

/** A file that can't be imported, with a message for the uploader. */
export class FileRefusedError extends ShopError {
  readonly code: 'FILE_REFUSED' | 'TOO_LARGE';

  constructor(text: Text, code: 'FILE_REFUSED' | 'TOO_LARGE' = 'FILE_REFUSED') {
    super(text, ['file']);
    this.code = code;
  }
}
