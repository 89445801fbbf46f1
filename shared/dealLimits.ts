/** Maximum lengths of the texts of a submitted deal, of the reason of its rejection, and of the keyword of an alert, in characters. */
export const dealLimits = { url: 2_000, title: 200, description: 5_000, code: 64, reason: 500, alertKeyword: 60 } as const;
