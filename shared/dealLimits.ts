/** Maximum lengths of the texts of a submitted deal, and of the reason of its rejection, in characters. */
export const dealLimits = { url: 2_000, title: 200, description: 5_000, code: 64, reason: 500 } as const;
