/**
 * Reports an event: as a window event `souk:{name}`, and as a mark of the same name on the browser's performance timeline, where monitoring
 * scripts that load later still find it.
 * @param detail never anything about a person
 */
export function reportEvent(name: string, detail: Readonly<Record<string, string>>): void {
  performance.mark(`souk:${name}`, { detail });
  window.dispatchEvent(new CustomEvent(`souk:${name}`, { detail }));
}
