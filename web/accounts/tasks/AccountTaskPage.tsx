import type { ComponentType } from 'react';
import { graphql, usePreloadedQuery } from 'react-relay/hooks.js';
import { useLoaderData } from 'react-router';
import type { AccountTaskPageQuery } from '../../__generated__/AccountTaskPageQuery.graphql.ts';
import { useFlash } from '../../kit/flash.ts';
import type { AccountTask } from '../accountTasks.ts';
import type { AccountAnswer } from './accountAnswer.ts';
import { EmailTask } from './EmailTask.tsx';
import { ForgotTask } from './ForgotTask.tsx';
import type { LoadedAccountTask } from './loaders.ts';
import { RegisterTask } from './RegisterTask.tsx';
import { ResetTask } from './ResetTask.tsx';
import { SignInTask } from './SignInTask.tsx';
import { SignOutTask } from './SignOutTask.tsx';
import { VerifyTask } from './VerifyTask.tsx';
import { WelcomeTask } from './WelcomeTask.tsx';

/** Props of each of the pages. */
export interface TaskProps extends Omit<LoadedAccountTask, 'loaded' | 'task'> {
  /** Outcome of the page's form without scripts, or of the form that redirected here; null if there was none. */
  answered: AccountAnswer | null;
  /** Email address of the signed-in account; null for guests. */
  email: string | null;
}

const tasks: Readonly<Record<AccountTask, ComponentType<TaskProps>>> = {
  'sign-in': SignInTask,
  register: RegisterTask,
  forgot: ForgotTask,
  reset: ResetTask,
  verify: VerifyTask,
  email: EmailTask,
  welcome: WelcomeTask,
  'sign-out': SignOutTask,
};

/** One of the pages for signing in and out and for links from emails. */
export function AccountTaskPage() {
  const { loaded, task, ...rest } = useLoaderData<LoadedAccountTask>();
  const answered = useFlash<AccountAnswer>();
  const { viewer } = usePreloadedQuery<AccountTaskPageQuery>(
    graphql`
      query AccountTaskPageQuery {
        ...Shell_query
        viewer {
          # eslint-disable-next-line relay/unused-fields -- the loader leads by it
          isSignedIn
          account {
            email
          }
          ...PersonalLayer_viewer
        }
      }
    `,
    loaded.reference,
  );
  const Task = tasks[task];
  return <Task key={task} {...rest} answered={answered} email={viewer.account?.email ?? null} />;
}
