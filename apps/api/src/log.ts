export type LogLevel = 'info' | 'warn' | 'error';

/** Facts to log; never a body, a token, an e-mail address or a password. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void;

/** One line of JSON for each event. */
export function createLog(write: (line: string) => void): Log {
  return (level, event, facts = {}) => {
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`);
  };
}

/** What an unexpected error may tell a log: its kind and where it came from, not the values inside its message. */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
  return { error: error.name, at };
}
