import { FakeError } from '../fakeProvider/fakeProvider.ts';

/** An error in the form of PayPal’s API. */
export const fault = (status: number, name: string, issue?: string) =>
  new FakeError(status, { name, message: name, debug_id: 'f00d', details: issue === undefined ? [] : [{ issue, description: issue }] });
export const refusal = (issue: string) => fault(422, 'UNPROCESSABLE_ENTITY', issue);
