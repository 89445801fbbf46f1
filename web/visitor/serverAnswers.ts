/** Timeout of the server's response, in milliseconds. */
const patienceMs = 5_000;

/** Whether the server can be reached, whatever its response: browsers report being online as long as there is any network connection. */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
