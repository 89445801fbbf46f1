import { ShopError } from '../../platform/errors/errors.ts';

/** Somebody else has saved this part of the settings since the caller read it. Nothing was changed. */
export class StaleSettingsError extends ShopError {
  readonly code = 'STALE';
  /** What the caller must name when they save over it. */
  readonly version: number;
  /** Number of the account that has saved it. */
  readonly editedById: number | null;
  readonly editedAt: Date | null;

  constructor(edit: { version: number; editedById: number | null; editedAt: Date | null }) {
    super('Somebody else has changed this meanwhile. Look at what is different before you save.', ['input', 'expectedVersion']);
    this.version = edit.version;
    this.editedById = edit.editedById;
    this.editedAt = edit.editedAt;
  }
}
