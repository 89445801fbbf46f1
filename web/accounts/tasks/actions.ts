import { redirect } from 'react-router';
import { graphql } from 'react-relay/hooks.js';
import type { GraphQLTaggedNode, IEnvironment } from 'relay-runtime';
import type { actionsConfirmEmailMutation } from '../../__generated__/actionsConfirmEmailMutation.graphql.ts';
import type { actionsRegisterMutation } from '../../__generated__/actionsRegisterMutation.graphql.ts';
import type { actionsRequestResetMutation } from '../../__generated__/actionsRequestResetMutation.graphql.ts';
import type { actionsResendMutation } from '../../__generated__/actionsResendMutation.graphql.ts';
import type { actionsResetMutation } from '../../__generated__/actionsResetMutation.graphql.ts';
import type { actionsSignInMutation } from '../../__generated__/actionsSignInMutation.graphql.ts';
import type { actionsSignOutMutation } from '../../__generated__/actionsSignOutMutation.graphql.ts';
import type { actionsVerifyMutation } from '../../__generated__/actionsVerifyMutation.graphql.ts';
import type { FormArgs, FormOutcome } from '../../kit/forms/useFormAction.ts';
import type { ResultMutation } from '../../kit/relay/useShopMutation.ts';
import { redirectWithFlash } from '../../kit/flash.ts';
import { runInTurn, runMutation } from '../../visitor/runMutation.ts';
import { accountPath, returnPath, taskPath, type SignInNews } from '../accountAddress.ts';
import type { AccountTask } from '../accountTasks.ts';
import { resetStoreForNewIdentity } from '../resetStore.ts';
import { hasMerged } from '../mergeSummary.ts';
import { flashAnswer, type AccountAnswer } from './accountAnswer.ts';
import { describeFailure, type FailedResult } from './failure.ts';
import { emailFields, passwordFields, readAccountForm, registerFields, signInFields, type AccountValues } from './formValues.ts';
import { failed, shownAgain } from './shownAgain.ts';
import { welcomePath } from './welcomeAddress.ts';

// The documents. By most of them the visitor becomes someone else: cart and lists of the guest join those of the account.

const signInMutation = graphql`
  mutation actionsSignInMutation($input: SignInInput!) {
    result: signIn(input: $input) {
      __typename
      ... on SignInPayload {
        viewer {
          ...PersonalLayer_viewer
        }
        merged {
          cart
          cartLeftOut
          compared
          wished
        }
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

const verifyMutation = graphql`
  mutation actionsVerifyMutation($input: VerifyEmailInput!) {
    result: verifyEmail(input: $input) {
      __typename
      ... on VerifyEmailPayload {
        viewer {
          ...PersonalLayer_viewer
        }
        merged {
          cart
          cartLeftOut
          compared
          wished
        }
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

const resetMutation = graphql`
  mutation actionsResetMutation($input: ResetPasswordInput!) {
    result: resetPassword(input: $input) {
      __typename
      ... on ResetPasswordPayload {
        viewer {
          ...PersonalLayer_viewer
        }
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

const confirmEmailMutation = graphql`
  mutation actionsConfirmEmailMutation($input: ConfirmEmailChangeInput!) {
    result: confirmEmailChange(input: $input) {
      __typename
      ... on ConfirmEmailChangePayload {
        viewer {
          ...PersonalLayer_viewer
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;

const signOutMutation = graphql`
  mutation actionsSignOutMutation($input: SignOutInput!) {
    result: signOut(input: $input) {
      __typename
      ... on SignOutPayload {
        viewer {
          ...PersonalLayer_viewer
        }
      }
      ... on UserError {
        code
        message
      }
    }
  }
`;

const registerMutation = graphql`
  mutation actionsRegisterMutation($input: RegisterInput!) {
    result: register(input: $input) {
      __typename
      ... on RegisterPayload {
        email
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

const requestResetMutation = graphql`
  mutation actionsRequestResetMutation($input: RequestPasswordResetInput!) {
    result: requestPasswordReset(input: $input) {
      __typename
      ... on RequestPasswordResetPayload {
        email
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

const resendMutation = graphql`
  mutation actionsResendMutation($input: ResendVerificationInput!) {
    result: resendVerification(input: $input) {
      __typename
      ... on ResendVerificationPayload {
        email
      }
      ... on InvalidInputError {
        issues {
          path
          message
        }
      }
      ... on UserError {
        code
        message
        path
      }
    }
  }
`;

interface Sent {
  environment: IEnvironment;
  values: AccountValues;
  /** The secret from the URL, unchanged. */
  token: string;
  from: string | null;
  /** Path and query of the page. */
  address: string;
}

type Answering = (sent: Sent) => Promise<FormOutcome<AccountAnswer>>;

const toSignIn = (news: SignInNews) => redirectWithFlash(taskPath('sign-in'), flashAnswer({ news }));

/** Runs a mutation by which the visitor becomes someone else. */
const changeVisitor = <T extends ResultMutation>(environment: IEnvironment, mutation: GraphQLTaggedNode, variables: T['variables']) =>
  runInTurn<T>(environment, mutation, variables, resetStoreForNewIdentity);

/** Common result of the mutations that send an email. */
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
  // The previous email is still on its way.
  const sentTo = values.intent === 'resend' ? values.email : null;
  return shownAgain(values, { failure: describeFailure(result, fields), sentTo });
}

/** Resends the email of a registration. */
const resend = (sent: Sent) => sendMail<actionsResendMutation>(sent, resendMutation, { email: sent.values.email }, emailFields);

const answers: Readonly<Record<AccountTask, Answering>> = {
  async 'sign-in'({ environment, values, from }) {
    const { email, password } = values;
    const result = await changeVisitor<actionsSignInMutation>(environment, signInMutation, { input: { email, password } });
    if (!result.merged) return failed(values, result, signInFields);
    if (!hasMerged(result.merged)) return redirect(from ?? accountPath, 303);
    return redirectWithFlash(welcomePath(from), flashAnswer({ welcome: { merged: result.merged, isNew: false } }));
  },
  register(sent) {
    const { email, password, name, intent } = sent.values;
    if (intent !== null) return resend(sent);
    return sendMail<actionsRegisterMutation>(sent, registerMutation, { email, password, name }, registerFields);
  },
  forgot: (sent) => sendMail<actionsRequestResetMutation>(sent, requestResetMutation, { email: sent.values.email }, emailFields),
  async reset({ environment, values, token }) {
    const input = { token, password: values.password };
    const result = await changeVisitor<actionsResetMutation>(environment, resetMutation, { input });
    return result.viewer ? toSignIn('password-set') : failed(values, result, passwordFields);
  },
  async verify(sent) {
    const { environment, values, token } = sent;
    if (values.intent !== null) return resend(sent);
    const input = { token, password: values.password };
    const result = await changeVisitor<actionsVerifyMutation>(environment, verifyMutation, { input });
    if (!result.merged) return failed(values, result, passwordFields);
    return redirectWithFlash(welcomePath(null), flashAnswer({ welcome: { merged: result.merged, isNew: true } }));
  },
  async email({ environment, values, token, address }) {
    const result = await changeVisitor<actionsConfirmEmailMutation>(environment, confirmEmailMutation, { input: { token } });
    return result.viewer ? redirectWithFlash(address, flashAnswer({})) : failed(values, result, []);
  },
  welcome: () => Promise.resolve(redirect(accountPath, 303)),
  async 'sign-out'({ environment, values }) {
    const result = await changeVisitor<actionsSignOutMutation>(environment, signOutMutation, { input: {} });
    return result.viewer ? toSignIn('signed-out') : failed(values, result, []);
  },
};

/** What the forms about getting into an account do, by script and without: the mutation, and then the next page or the same one. */
export async function answerAccountForm(environment: IEnvironment, task: AccountTask, { request }: Pick<FormArgs, 'request'>) {
  const values = readAccountForm(await request.formData());
  const { pathname, search, searchParams } = new URL(request.url);
  const token = searchParams.get('token') ?? '';
  return answers[task]({ environment, values, token, from: returnPath(request.url), address: pathname + search });
}
