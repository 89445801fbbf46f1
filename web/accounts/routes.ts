import type { RouteObject } from 'react-router';
import type { IEnvironment } from 'relay-runtime';
import type { RouteHandle } from '../kit/page/routeHandle.ts';
import { accountTasks } from './accountTasks.ts';

/**
 * The pages on which somebody registers, signs in and out, and answers the links of mails. They are made for one visitor and never kept;
 * their forms are answered at their own addresses.
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
