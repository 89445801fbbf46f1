import { globalId } from '../../../shared/globalId.ts';
import { InvalidInputError } from '../../platform/errors/errors.ts';
import { rowId } from '../../platform/graphql/rowId.ts';
import { jobKinds, type JobRef } from './jobs.ts';

// Jobs of different kinds may have the same number, so that the ID of a job includes its kind.

/** The global ID of a job. */
export const jobId = ({ kind, id }: JobRef): string => globalId(`Job:${kind}`, id);

/**
 * The job that a global ID names.
 * @throws InvalidInputError for anything else
 */
export function jobRef(value: string, path: string[]): JobRef {
  const [, name = '', digits = ''] = /^Job:([A-Z_]+):(\d+)$/.exec(Buffer.from(value, 'base64').toString('utf8')) ?? [];
  const kind = jobKinds.find((known) => known === name);
  const id = rowId(digits);
  if (kind && id > 0) return { kind, id };
  throw new InvalidInputError([{ path, message: 'Expected an ID of type Job.' }]);
}
