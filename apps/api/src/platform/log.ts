export type LogLevel = 'info' | 'warn' | 'error';

/** Facts to log; never a body, a token, an e-mail address or a password. */
export type LogFacts = Readonly<Record<string, string | number | boolean | undefined>>;

export type Log = (level: LogLevel, event: string, facts?: LogFacts) => void;

/** One line of JSON for each event. */
export function createLog(write: (line: string) => void): Log {
  const timeOf = createClock();
  return (level, event, facts = {}) => {
    const known = JSON.stringify(facts).slice(1, -1);
    const head = `"time":"${timeOf()}","level":"${level}","event":${JSON.stringify(event)}`;
    write(`{${head}${known === '' ? '' : `,${known}`}}\n`);
  };
}

/**
 * Writes the lines of one turn of the event loop together.
 * @returns `flush` writes the remaining lines before a process ends
 */
export function gatherLines(write: (text: string) => void) {
  let gathered = '';
  const flush = () => {
    if (gathered !== '') write(gathered);
    gathered = '';
  };
  return {
    flush,
    write: (line: string): void => {
      if (gathered === '') setImmediate(flush);
      gathered += line;
    },
  };
}

/** Formats each millisecond once, since many calls share one. */
function createClock(): () => string {
  let written = { at: Number.NaN, text: '' };
  return () => {
    const at = Date.now();
    if (at !== written.at) written = { at, text: new Date(at).toISOString() };
    return written.text;
  };
}

/**
 * The loggable part of an unexpected error: its type and location, without the values in its
 * message.
 */
export function errorFacts(error: unknown): LogFacts {
  if (!(error instanceof Error)) return { error: typeof error };
  const at = error.stack
    ?.split('\n')
    .find((line) => line.trimStart().startsWith('at '))
    ?.trim();
  return { error: error.name, at };
}
