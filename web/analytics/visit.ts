// A visit is named by a random UUID that the browser keeps until 30 minutes without a page have passed. It ties nothing to the visit
// before or after it.

const key = 'souk-visit';
const visitMs = 30 * 60 * 1_000;
const form = /^([\da-f-]{36}) (\d+)$/;

/** The name of the visit that goes on or begins now. Without storage each page is a visit. */
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

/** Forgets the visit: whoever takes the consent back leaves nothing behind. */
export function forgetVisit(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing that could be kept.
  }
}
