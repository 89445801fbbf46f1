/** Whether mail can be sent to this address. Browsers accept `jo@exa`; the server refuses it, with the same message. */
export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)*\.[^\s@.]{2,}$/.test(text.trim());
