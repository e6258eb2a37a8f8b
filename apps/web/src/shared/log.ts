/** The only writer to the browser's console. */
export const log = {
  info(message: string, detail?: unknown): void {
    console.info(...(detail === undefined ? [message] : [message, detail]));
  },
  warn(message: string, detail?: unknown): void {
    console.warn(...(detail === undefined ? [message] : [message, detail]));
  },
  error(message: string, detail?: unknown): void {
    console.error(...(detail === undefined ? [message] : [message, detail]));
  },
};
