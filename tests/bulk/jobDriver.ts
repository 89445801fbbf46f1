import { globalId } from '../../shared/globalId.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { testNow, type Visitor } from '../support/shopDriver.ts';
import { sharedRevision } from '../support/sharedRevision.ts';
import { runBulkAction } from '../../server/backoffice/bulk/actionRun.ts';

// Jobs as requested by staff.

export const jobFields = `kind databaseId subject topic status startedBy total done changed undone leftAlone failure reference canStop canResume
  canUndo undoableUntil problems { databaseId name problem }`;

export interface ReportedJob {
  kind: string;
  databaseId: number;
  subject: string;
  topic: string;
  status: string;
  startedBy: string | null;
  total: number;
  done: number;
  changed: number;
  undone: number;
  failure: string;
  reference: string;
  canStop: boolean;
  canResume: boolean;
  canUndo: boolean;
  undoableUntil: string | null;
  problems: { name: string; problem: string }[];
}

export interface JobOutcome {
  __typename: string;
  code?: string;
  message?: string;
  issues?: { path: string[]; message: string }[];
  job?: ReportedJob;
}

let keys = 0;
export const newKey = () => `key of work ${(keys += 1)}`;

/** Starts a bulk action. */
export async function start(who: Visitor, subject: 'Review' | 'Offer' | 'Coupon', input: object): Promise<JobOutcome> {
  const document = `mutation ($input: Start${subject}ActionInput!) { result: start${subject}Action(input: $input) { __typename
    ... on Start${subject}ActionPayload { job { ${jobFields} } } ... on UserError { code message } ... on InvalidInputError { issues { path message } } } }`;
  return (await who.query<{ result: JobOutcome }>(document, { input: { idempotencyKey: newKey(), ...input } })).result;
}

/** Stops, resumes or undoes a job. */
export async function verb(
  who: Visitor,
  name: 'stop' | 'resume' | 'undo',
  { kind, id }: { kind: string; id: number },
): Promise<JobOutcome> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Job`;
  const document = `mutation ($input: ${type}Input!) { result: ${name}Job(input: $input) { __typename
    ... on ${type}Payload { job { ${jobFields} } } ... on UserError { code message } } }`;
  return (await who.query<{ result: JobOutcome }>(document, { input: { id: globalId(`Job:${kind}`, id) } })).result;
}

/** Returns the jobs of the last 30 days visible to the user. */
export async function recentJobs(who: Visitor): Promise<ReportedJob[]> {
  return (await who.query<{ recentJobs: ReportedJob[] }>(`{ recentJobs { ${jobFields.replace(/problems.*/, '')} } }`)).recentJobs;
}

/** Continues a bulk action as the job runner does. */
export async function run(db: Db, id: number, now = testNow): Promise<void> {
  await runBulkAction({ db, catalog: await sharedRevision(db) }, id, { now });
}
