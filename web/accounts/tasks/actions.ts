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
import { runMutation } from '../../visitor/runMutation.ts';
import { accountPath, returnPath, taskPath, type SignInNews } from '../accountAddress.ts';
import type { AccountTask } from '../accountTasks.ts';
import { toldAnswer, type AccountAnswer } from './accountAnswer.ts';
import { describeFailure, type FailedResult } from './failure.ts';
import { emailFields, passwordFields, readAccountForm, registerFields, signInFields, type AccountValues } from './formValues.ts';
import { redirectTelling } from '../../kit/toldOnce.ts';
import { hasMerged } from '../mergedWords.ts';
import { welcomePath } from './welcomeAddress.ts';

interface Sent {
  environment: IEnvironment;
  values: AccountValues;
  /** The secret in the address, as it stands there. */
  token: string;
  from: string | null;
  /** Path and query of the page. */
  address: string;
}

type Answering = (sent: Sent) => Promise<Response | ReturnType<typeof shownAgain>>;

function shownAgain({ email, name, intent }: AccountValues, { failure = null, sentTo = null }: Partial<AccountAnswer>) {
  return data<AccountAnswer>({ failure, values: { email, name }, sentTo, intent }, { status: failure ? 422 : 200 });
}

const toSignIn = (news: SignInNews) => redirectTelling(taskPath('sign-in'), toldAnswer({ news }));

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
  const sentTo = values.intent === 'resend' ? values.email : null;
  return shownAgain(values, { failure: describeFailure(result, fields), sentTo });
}

/** Sends the mail of a registration once more. */
const resend = (sent: Sent) => sendMail<useResendVerificationMutation>(sent, resendMutation, { email: sent.values.email }, emailFields);

const answers: Readonly<Record<AccountTask, Answering>> = {
  async 'sign-in'({ environment, values, from }) {
    const { email, password } = values;
    const result = await runMutation<useSignInMutation>(environment, signInMutation, { input: { email, password } });
    if (!result.merged) return failed(values, result, signInFields);
    if (!hasMerged(result.merged)) return redirect(from ?? accountPath, 303);
    return redirectTelling(welcomePath(from), toldAnswer({ welcome: { merged: result.merged, isNew: false } }));
  },
  register(sent) {
    const { email, password, name, intent } = sent.values;
    if (intent !== null) return resend(sent);
    return sendMail<useRegisterMutation>(sent, registerMutation, { email, password, name }, registerFields);
  },
  forgot: (sent) => sendMail<useRequestPasswordResetMutation>(sent, requestResetMutation, { email: sent.values.email }, emailFields),
  async reset({ environment, values, token }) {
    const input = { token, password: values.password };
    const result = await runMutation<useResetPasswordMutation>(environment, resetMutation, { input });
    return result.viewer ? toSignIn('password-set') : failed(values, result, passwordFields);
  },
  async verify(sent) {
    const { environment, values, token } = sent;
    if (values.intent !== null) return resend(sent);
    const input = { token, password: values.password };
    const result = await runMutation<useVerifyEmailMutation>(environment, verifyMutation, { input });
    if (!result.merged) return failed(values, result, passwordFields);
    return redirectTelling(welcomePath(null), toldAnswer({ welcome: { merged: result.merged, isNew: true } }));
  },
  async email({ environment, values, token, address }) {
    const result = await runMutation<useConfirmEmailChangeMutation>(environment, confirmEmailMutation, { input: { token } });
    return result.viewer ? redirectTelling(address, toldAnswer({})) : failed(values, result, []);
  },
  welcome: () => Promise.resolve(redirect(accountPath, 303)),
  async 'sign-out'({ environment, values }) {
    const result = await runMutation<useSignOutMutation>(environment, signOutMutation, { input: {} });
    return result.viewer ? toSignIn('signed-out') : failed(values, result, []);
  },
};

/** What the forms about getting into an account do where script does not: the same mutations, and then the next page or the same one. */
export async function answerAccountForm(environment: IEnvironment, task: AccountTask, { request }: ActionFunctionArgs) {
  const values = readAccountForm(await request.formData());
  const { pathname, search, searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  return answers[task]({ environment, values, token, from: returnPath(request.url), address: pathname + search });
}
