import { ShopError, NotFoundError } from '../../platform/errors/errors.ts';

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
    super(recordTypes[thing], `This ${thing} no longer exists. Reload the page.`, path);
  }
}

/** The record can't be deleted because other records use it. */
export class InUseError extends ShopError {
  readonly code = 'IN_USE';

  constructor(message: string, path: readonly string[] = ['input', 'id']) {
    super(message, path);
  }
}

/** A bulk edit that can't be undone (any longer). */
export class CannotUndoEditError extends ShopError {
  readonly code = 'CANNOT_UNDO';

  constructor(message = 'This change can’t be undone.') {
    super(message, ['input', 'id']);
  }
}

/** An import that was already started or has no file. */
export class ImportStateError extends ShopError {
  readonly code = 'IMPORT_STATE';

  constructor(message: string) {
    super(message, ['input', 'id']);
  }
}

/** A file that can't be imported, with a message for the uploader. */
export class FileRefusedError extends ShopError {
  readonly code: 'FILE_REFUSED' | 'TOO_LARGE';

  constructor(message: string, code: 'FILE_REFUSED' | 'TOO_LARGE' = 'FILE_REFUSED') {
    super(message, ['file']);
    this.code = code;
  }
}
