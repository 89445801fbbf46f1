import { globalId } from '../../../../shared/globalId.ts';
import { ShopError } from '../../../platform/errors/errors.ts';

/** The caller already has an export that is running. */
export class BulkExportRunningError extends ShopError {
  readonly code = 'BULK_EXPORT_RUNNING';
  /** Global ID of the running export. */
  readonly bulkExportId: string;

  constructor(id: number) {
    super('Another bulk export of this API key or account is running. Wait until it has finished, or cancel it.');
    this.bulkExportId = globalId('BulkExport', id);
  }
}

/** The export has already ended. */
export class BulkExportStateError extends ShopError {
  readonly code = 'BULK_EXPORT_STATE';

  constructor() {
    super('This bulk export has already ended.', ['input', 'id']);
  }
}
