/** Tasks for getting access to an account, each on its own page below /account/. */
export const accountTasks = ['sign-in', 'register', 'forgot', 'reset', 'verify', 'email', 'welcome', 'sign-out'] as const;

export type AccountTask = (typeof accountTasks)[number];
