import { ShopError } from '../../platform/errors/errors.ts';

/** Somebody else has saved the product since the caller has read it. */
export class StaleProductError extends ShopError {
  readonly code = 'STALE';
  readonly productId: number;
  /** What the caller must name when they save over it. */
  readonly version: number;
  /** Who has saved it; null for imports and commands. */
  readonly editedById: number | null;
  readonly editedAt: Date;

  constructor(
    product: { id: number; version: number; editedById: number | null; updatedAt: Date; name: string },
    path: readonly string[] = [],
  ) {
    super(`“${product.name}” was changed by somebody else meanwhile. Look at what is different before you save.`, path);
    this.productId = product.id;
    this.version = product.version;
    this.editedById = product.editedById;
    this.editedAt = product.updatedAt;
  }
}

/** What the input names is not there (any more). */
export class UnknownRecordError extends ShopError {
  readonly code = 'UNKNOWN_RECORD';

  constructor(thing: string, path: readonly string[] = ['input', 'databaseId']) {
    super(`This ${thing} is gone. Reload the page.`, path);
  }
}

/** What cannot be taken away because something else rests on it. */
export class InUseError extends ShopError {
  readonly code = 'IN_USE';

  constructor(message: string, path: readonly string[] = ['input', 'databaseId']) {
    super(message, path);
  }
}

/** A change of many products that cannot be taken back (any more). */
export class CannotUndoEditError extends ShopError {
  readonly code = 'CANNOT_UNDO';

  constructor(message = 'This change cannot be undone (any more).') {
    super(message, ['input', 'databaseId']);
  }
}

/** An import that has been started already, or has no file. */
export class ImportStateError extends ShopError {
  readonly code = 'IMPORT_STATE';

  constructor(message: string) {
    super(message, ['input', 'databaseId']);
  }
}

/** A file that cannot be imported, in words for whoever has sent it. */
export class FileRefusedError extends ShopError {
  readonly code: 'FILE_REFUSED' | 'TOO_LARGE';

  constructor(message: string, code: 'FILE_REFUSED' | 'TOO_LARGE' = 'FILE_REFUSED') {
    super(message, ['file']);
    this.code = code;
  }
}
