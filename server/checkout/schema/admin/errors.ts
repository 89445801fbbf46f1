import { builder } from '../../../graphql/builder.ts';
import { UserErrorInterface } from '../../../graphql/errorTypes.ts';
import { StaleSettingError } from '../../admin/errors.ts';

builder.objectType(StaleSettingError, {
  name: 'StaleSettingError',
  description: 'Somebody else has saved it since it was read. Nothing was changed: read it again to tell what is different. Code STALE.',
  interfaces: [UserErrorInterface],
});
