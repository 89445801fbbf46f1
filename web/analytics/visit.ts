// A visit has a random UUID that the browser stores until 30 minutes without a page view have passed. Nothing links it to the previous or
// next visit.

const key = 'souk-visit';
const visitMs = 30 * 60 * 1_000;
const form = /^([\da-f-]{36}) (\d+)$/;

/** Returns the id of the current or a new visit. Without storage, each page is a visit of its own. */
export function visitNow(now = Date.now()): string {
  try {
    const [, known, seen] = form.exec(localStorage.getItem(key) ?? '') ?? [];
    const goesOn = known !== undefined && Math.abs(now - Number(seen)) < visitMs;
    const visit = goesOn ? known : crypto.randomUUID();
    localStorage.setItem(key, `${visit} ${now}`);
    return visit;
  } catch {
    return crypto.randomUUID();
  }
}

/** Deletes the visit's id, so that withdrawing consent leaves nothing behind. */
export function forgetVisit(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Without storage, there is nothing to delete.
  }
}
