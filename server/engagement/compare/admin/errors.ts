import { ShopError } from '../../../platform/errors/errors.ts';

/** Somebody else has saved the group since the caller has read it. */
export class StaleCompareGroupError extends ShopError {
  readonly code = 'STALE';
  readonly groupId: number;

  constructor(group: { id: number; name: string }) {
    super(`“${group.name}” was changed by somebody else meanwhile. Look at what is different before you save.`, [
      'input',
      'expectedVersion',
    ]);
    this.groupId = group.id;
  }
}
