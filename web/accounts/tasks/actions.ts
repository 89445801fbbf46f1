import { data, redirect, type ActionFunctionArgs } from 'react-router';
import type { GraphQLTaggedNode, IEnvironment } from 'relay-runtime';
import confirmEmailMutation, { type useConfirmEmailChangeMutation } from '../../__generated__/useConfirmEmailChangeMutation.graphql.ts';
import registerMutation, { type useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql.ts';
import requestResetMutation, { type useRequestPasswordResetMutation } from '../../__generated__/useRequestPasswordResetMutation.graphql.ts';
import resendMutation, { type useResendVerificationMutation } from '../../__generated__/useResendVerificationMutation.graphql.ts';
import resetMutation, { type useResetPasswordMutation } from '../../__generated__/useResetPasswordMutation.graphql.ts';
import signInMutation, { type useSignInMutation } from '../../__generated__/useSignInMutation.graphql.ts';
import signOutMutation, { type useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql.ts';
import verifyMutation, { type useVerifyEmailMutation } from '../../__generated__/useVerifyEmailMutation.graphql.ts';
import { runMutation } from '../../cart/runMutation.ts';
import { accountPath, newsPath, returnPath } from '../accountAddress.ts';
import type { AccountTask } from '../accountTasks.ts';
import { describeFailure, type FailedResult, type FormFailure } from './failure.ts';
import { emailFields, passwordFields, readAccountForm, registerFields, signInFields, type AccountValues } from './formValues.ts';
import { hasMerged } from '../mergedWords.ts';
import { welcomePath } from './welcomeAddress.ts';

/** What a page gets when its form was sent without script and it is shown once more. */
export interface AccountAnswer {
  /** Why nothing was done; null when it was. */
  failure: FormFailure | null;
  /** What had been entered, but for the password, which no page repeats. */
  values: { email: string; name: string };
  /** Where a mail has gone, if not this time then before; null for nowhere. */
  sentTo: string | null;
}

interface Sent {
  environment: IEnvironment;
  values: AccountValues;
  /** The secret in the address, as it stands there. */
  token: string;
  from: string | null;
}

type Answering = (sent: Sent) => Promise<Response | ReturnType<typeof shownAgain>>;

function shownAgain({ email, name }: AccountValues, { failure = null, sentTo = null }: Partial<AccountAnswer>) {
  return data<AccountAnswer>({ failure, values: { email, name }, sentTo }, { status: failure ? 422 : 200 });
}

const failed = (values: AccountValues, result: FailedResult, fields: readonly string[]) =>
  shownAgain(values, { failure: describeFailure(result, fields) });

/** The mutations that have a mail sent answer alike. */
interface MailMutation {
  response: { readonly result: FailedResult & { readonly __typename: string; readonly email?: string } };
  variables: { input: { email: string } };
}

async function sendMail<T extends MailMutation>(
  { environment, values }: Sent,
  mutation: GraphQLTaggedNode,
  input: T['variables']['input'],
  fields: readonly string[],
) {
  const result = await runMutation<T>(environment, mutation, { input });
  if (result.email !== undefined) return shownAgain(values, { sentTo: result.email });
  // What was sent before is still on its way.
  const sentTo = values.isResend ? values.email : null;
  return shownAgain(values, { failure: describeFailure(result, fields), sentTo });
}

const answers: Readonly<Record<AccountTask, Answering>> = {
  async 'sign-in'({ environment, values, from }) {
    const { email, password } = values;
    const result = await runMutation<useSignInMutation>(environment, signInMutation, { input: { email, password } });
    if (!result.merged) return failed(values, result, signInFields);
    return redirect(hasMerged(result.merged) ? welcomePath(result.merged, from) : (from ?? accountPath), 303);
  },
  register(sent) {
    const { email, password, name, isResend } = sent.values;
    if (isResend) return sendMail<useResendVerificationMutation>(sent, resendMutation, { email }, emailFields);
    return sendMail<useRegisterMutation>(sent, registerMutation, { email, password, name }, registerFields);
  },
  forgot: (sent) => sendMail<useRequestPasswordResetMutation>(sent, requestResetMutation, { email: sent.values.email }, emailFields),
  async reset({ environment, values, token }) {
    const input = { token, password: values.password };
    const result = await runMutation<useResetPasswordMutation>(environment, resetMutation, { input });
    return result.viewer ? redirect(newsPath('password-set'), 303) : failed(values, result, passwordFields);
  },
  async verify({ environment, values, token }) {
    const input = { token, password: values.password };
    const result = await runMutation<useVerifyEmailMutation>(environment, verifyMutation, { input });
    return result.merged ? redirect(welcomePath(result.merged, null, true), 303) : failed(values, result, passwordFields);
  },
  async email({ environment, values, token }) {
    const result = await runMutation<useConfirmEmailChangeMutation>(environment, confirmEmailMutation, { input: { token } });
    return result.viewer ? shownAgain(values, {}) : failed(values, result, []);
  },
  welcome: () => Promise.resolve(redirect(accountPath, 303)),
  async 'sign-out'({ environment, values }) {
    const result = await runMutation<useSignOutMutation>(environment, signOutMutation, { input: {} });
    return result.viewer ? redirect(newsPath('signed-out'), 303) : failed(values, result, []);
  },
};

/** What the forms about getting into an account do where script does not: the same mutations, and then the next page or the same one. */
export async function answerAccountForm(environment: IEnvironment, task: AccountTask, { request }: ActionFunctionArgs) {
  const values = readAccountForm(await request.formData());
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return answers[task]({ environment, values, token, from: returnPath(request.url) });
}
