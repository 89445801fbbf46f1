import { globalId } from '../../shared/globalId.ts';
import type { Db } from '../../server/platform/database/db.ts';
import { sharedRevision, testNow, type Visitor } from '../support/shopDriver.ts';
import { runBulkAction } from '../../server/backoffice/bulk/actionRun.ts';

// Long work as the staff ask for it.

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

/** Begins an act on many. */
export async function start(who: Visitor, subject: 'Review' | 'Offer' | 'Coupon', input: object): Promise<JobOutcome> {
  const document = `mutation ($input: Start${subject}ActionInput!) { result: start${subject}Action(input: $input) { __typename
    ... on Start${subject}ActionPayload { job { ${jobFields} } } ... on UserError { code message } ... on InvalidInputError { issues { path message } } } }`;
  return (await who.ask<{ result: JobOutcome }>(document, { input: { idempotencyKey: newKey(), ...input } })).result;
}

/** Stops work, goes on with it, or takes it back. */
export async function verb(
  who: Visitor,
  name: 'stop' | 'resume' | 'undo',
  { kind, id }: { kind: string; id: number },
): Promise<JobOutcome> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Job`;
  const document = `mutation ($input: ${type}Input!) { result: ${name}Job(input: $input) { __typename
    ... on ${type}Payload { job { ${jobFields} } } ... on UserError { code message } } }`;
  return (await who.ask<{ result: JobOutcome }>(document, { input: { id: globalId(`Job:${kind}`, id) } })).result;
}

/** What somebody sees of the work of the last 30 days. */
export async function recentJobs(who: Visitor): Promise<ReportedJob[]> {
  return (await who.ask<{ recentJobs: ReportedJob[] }>(`{ recentJobs { ${jobFields.replace(/problems.*/, '')} } }`)).recentJobs;
}

/** Goes on with an act as the job does. */
export async function run(db: Db, id: number, now = testNow): Promise<void> {
  await runBulkAction({ db, catalog: await sharedRevision(db) }, id, { now });
}
