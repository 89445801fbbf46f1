import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { accountTasks } from './accountTasks.ts';

/**
 * The pages for registration, sign-in, sign-out and links from emails. They are rendered for one visitor and never cached; their own URLs
 * handle their forms.
 */
export function accountRoutes(environment: IEnvironment): RouteObject[] {
  return accountTasks.map((task) => ({
    id: `account/${task}`,
    path: `account/${task}`,
    handle: { audience: 'visitor', module: 'web/accounts/tasks/AccountTaskPage.tsx', kind: 'account' } satisfies RouteHandle,
    loader: async (args) => (await import('./tasks/loaders.ts')).loadAccountTask(environment, task, args),
    action: async (args) => (await import('./tasks/actions.ts')).answerAccountForm(environment, task, args),
    lazy: { Component: async () => (await import('./tasks/AccountTaskPage.tsx')).AccountTaskPage },
  }));
}
