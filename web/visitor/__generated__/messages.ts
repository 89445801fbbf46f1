// Generated from the catalogues (messages.*.json): npm run generate.

/** Try again */
export const tryAgain = "Try again";
