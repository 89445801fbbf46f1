import type { Db } from '../../server/platform/database/db.ts';
import { sharedRevision, testNow, type Visitor } from '../support/shopDriver.ts';
import { runBulkAction } from '../../server/backoffice/bulk/actionRun.ts';

// Long work as the staff ask for it.

export const workFields = `kind databaseId subject topic status startedBy total done changed undone leftAlone failure reference canStop canResume
  canUndo undoableUntil problems { databaseId name problem }`;

export interface ToldWork {
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

export interface WorkOutcome {
  __typename: string;
  code?: string;
  message?: string;
  issues?: { path: string[]; message: string }[];
  work?: ToldWork;
}

let keys = 0;
export const newKey = () => `key of work ${(keys += 1)}`;

/** Begins an act on many. */
export async function start(who: Visitor, subject: 'Review' | 'Offer' | 'Coupon', input: object): Promise<WorkOutcome> {
  const document = `mutation ($input: Start${subject}ActionInput!) { result: start${subject}Action(input: $input) { __typename
    ... on Start${subject}ActionPayload { work { ${workFields} } } ... on UserError { code message } ... on InvalidInputError { issues { path message } } } }`;
  return (await who.ask<{ result: WorkOutcome }>(document, { input: { idempotencyKey: newKey(), ...input } })).result;
}

/** Stops work, goes on with it, or takes it back. */
export async function verb(
  who: Visitor,
  name: 'stop' | 'resume' | 'undo',
  { kind, databaseId }: { kind: string; databaseId: number },
): Promise<WorkOutcome> {
  const type = `${name[0]?.toUpperCase()}${name.slice(1)}Work`;
  const document = `mutation ($input: ${type}Input!) { result: ${name}Work(input: $input) { __typename
    ... on ${type}Payload { work { ${workFields} } } ... on UserError { code message } } }`;
  return (await who.ask<{ result: WorkOutcome }>(document, { input: { kind, databaseId } })).result;
}

/** What somebody sees of the work of the last 30 days. */
export async function recentWork(who: Visitor): Promise<ToldWork[]> {
  return (await who.ask<{ recentWork: ToldWork[] }>(`{ recentWork { ${workFields.replace(/problems.*/, '')} } }`)).recentWork;
}

/** Goes on with an act as the job does. */
export async function run(db: Db, id: number, now = testNow): Promise<void> {
  await runBulkAction({ db, catalog: await sharedRevision(db) }, id, { now });
}
