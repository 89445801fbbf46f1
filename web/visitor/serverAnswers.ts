/** How long the server may take to say that it is there, in milliseconds. */
const patienceMs = 5_000;

/** Whether the server can be reached now, whatever it says: browsers claim to be online as long as any cable is in. */
export async function serverAnswers(): Promise<boolean> {
  try {
    await fetch('/health/live', { cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
    return true;
  } catch {
    return false;
  }
}
