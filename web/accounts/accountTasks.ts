/** What is done to get into an account, each on a page of its own below /account/. */
export const accountTasks = ['sign-in', 'register', 'forgot', 'reset', 'verify', 'email', 'welcome', 'sign-out'] as const;

export type AccountTask = (typeof accountTasks)[number];
