/** Maximum lengths of the texts of a comment on an offer, and of the reason in a report of it, in characters. */
export const commentLimits = { name: 60, body: 2_000, reason: 500 } as const;
